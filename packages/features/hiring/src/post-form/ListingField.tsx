import { useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import type { PostingListing } from '../labels/job-post-types'
import { messages } from './messages'
import { RefusedListings } from './RefusedListings'

interface ListingFieldProps {
  listings: readonly PostingListing[]
  chosen: PostingListing | undefined
  onChosen: (listing: PostingListing) => void
}

const keyOf = ({ kind, id }: PostingListing) => `${kind}:${id}`

/** The school or store that a new job post is for. */
export function ListingField({ listings, chosen, onChosen }: ListingFieldProps) {
  const t = useMessages(messages)
  const allowed = listings.filter(({ refused_why: why }) => why === null)
  return (
    <div>
      <Select
        label={t(messages.listing)}
        hint={t(chosen ? messages.listingHint : messages.listingFirst)}
        value={chosen ? keyOf(chosen) : ''}
        options={[
          { value: '', label: t(messages.chooseListing), disabled: true },
          ...allowed.map((listing) => ({ value: keyOf(listing), label: listing.name })),
        ]}
        onChange={({ target }) => {
          const next = allowed.find((listing) => keyOf(listing) === target.value)
          if (next) onChosen(next)
        }}
      />
      <RefusedListings listings={listings} />
    </div>
  )
}
