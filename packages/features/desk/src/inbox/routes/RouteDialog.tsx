import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import type { Enquiry } from '../enquiry-types'
import { messages } from './messages'
import * as styles from './routes.css'
import { type FoundListing, type ListingKind, useListingSearch } from './use-listing-search'

interface RouteDialogProps {
  enquiry: Enquiry
  onClose: () => void
}

/** Finds a school or store, and asks the parent whether it may get the enquiry. */
export function RouteDialog({ enquiry, onClose }: RouteDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const { search, run: find } = useListingSearch()
  const [kind, setKind] = useState<ListingKind>('school')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<FoundListing | null>(null)
  const [isMissing, setIsMissing] = useState(false)

  function onSearch(event: FormEvent) {
    event.preventDefault()
    setChosen(null)
    setIsMissing(false)
    void find(kind, words)
  }
  async function ask() {
    if (chosen === null) return setIsMissing(true)
    const answer = await run(
      (api) =>
        answerOf(
          api.POST('/desk/enquiries/{id}/routes', {
            params: { path: { id: enquiry.id } },
            body: { kind: chosen.kind, id: chosen.id },
          }),
        ),
      { toast: () => t(messages.asked(chosen.name)) },
    )
    if (answer !== null) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.add)}
      description={t(messages.dialogText)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void ask()}>
            {t(messages.ask)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <form className={styles.fields} onSubmit={onSearch}>
          <RadioGroup
            legend={t(messages.kind)}
            value={kind}
            options={[
              { value: 'school', label: t(messages.kinds.school) },
              { value: 'store', label: t(messages.kinds.store) },
            ]}
            onValueChange={(next) => setKind(next === 'store' ? 'store' : 'school')}
          />
          <div className={styles.search}>
            <TextField
              type="search"
              label={t(messages.search)}
              value={words}
              maxLength={100}
              error={isMissing ? t(messages.choose) : undefined}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <Button type="submit" loading={search.state === 'searching'}>
              {t(messages.find)}
            </Button>
          </div>
        </form>
        <div role="status">
          {search.state === 'failed' && <Notice>{t(messages.failed)}</Notice>}
          {search.state === 'found' && search.listings.length === 0 && (
            <Notice>{t(messages.nothing)}</Notice>
          )}
        </div>
        {search.state === 'found' && search.listings.length > 0 && (
          <RadioGroup
            legend={t(messages.results)}
            value={chosen === null ? null : String(chosen.id)}
            options={search.listings.map(({ id, name, place }) => ({
              value: String(id),
              label: place === '' ? name : `${name}, ${place}`,
            }))}
            onValueChange={(id) =>
              setChosen(search.listings.find((each) => String(each.id) === id) ?? null)
            }
          />
        )}
      </div>
    </Dialog>
  )
}
