import type { FilterRequestDetail } from '@edbazaar/api-client'
import { accountPaths, dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { facts } from '../../cells/facts.css'
import { reviewMessages as messages } from './messages'

/** The user who asked for a value, and the listings that would get it. */
export function RequestFacts({ request, listings }: FilterRequestDetail) {
  const t = useMessages(messages)
  const locale = useLocale()
  const day = formatDay(dayInIndia(request.requested_at), { withYear: true, locale })
  return (
    <dl className={facts}>
      <div>
        <dt>{t(messages.asked)}</dt>
        <dd>{t(messages.askedBy(request.requester_name ?? t(messages.formerUser), day))}</dd>
      </div>
      <div>
        <dt>{t(messages.listing)}</dt>
        <dd>{request.name}</dd>
      </div>
      {request.requests > 1 && (
        <div>
          <dt>{t(messages.requests)}</dt>
          <dd>{t(messages.requestCount(request.requests))}</dd>
        </div>
      )}
      <div>
        <dt>{t(messages.listings)}</dt>
        <dd>
          {listings.length === 0 ? (
            t(messages.noListings)
          ) : (
            <ul>
              {listings.map(({ kind, id, name }) => (
                <li key={`${kind} ${id}`}>
                  {kind === 'school' ? <Link href={`/admin/${id}/edit`}>{name}</Link> : name}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      <div>
        <dt>{t(messages.history)}</dt>
        <dd>
          <Link href={`${accountPaths.auditLog}?entity=filter_request&entity_id=${request.id}`}>
            {t(messages.allChanges)}
          </Link>
        </dd>
      </div>
    </dl>
  )
}
