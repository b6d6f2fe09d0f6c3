import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { DetailsFields } from '../parts/DetailsFields'
import { messages as partMessages } from '../parts/messages'
import * as styles from '../parts/parts.css'
import { RuleList } from '../parts/RuleList'
import { BookHead } from './BookHead'
import { isBookable } from './book-choice'
import { ChildrenFields } from './ChildrenFields'
import { KindFields } from './KindFields'
import type { LoadedBook, loadBook } from './load-book'
import { messages } from './messages'
import { Summary } from './Summary'
import { type BookFormProps, useBook } from './use-book'

/** `/book/{slug}/{batch}`: books seats in a batch, or joins its waitlist. */
export function BookScreen() {
  const loaded = useLoaderData<typeof loadBook>()
  return (
    <PrivatePage loaded={loaded} skeleton={<Loading />}>
      {(form) =>
        form.batch === null || !isBookable(form.batch) ? (
          <NotBookable form={form} />
        ) : (
          <BookForm key={form.batch.id} form={form} batch={form.batch} />
        )
      }
    </PrivatePage>
  )
}

function BookForm({ form, batch }: BookFormProps) {
  const t = useMessages(messages, partMessages)
  const { store } = form
  const state = useBook({ batch, form })
  const { control } = state
  return (
    <div className={styles.page}>
      <BookHead form={form} batch={batch} isWaitlist={state.way === 'wait'} />
      {state.refusal !== null && (
        <Notice tone="bad" title={t(messages.failed)}>
          <p>{state.refusal}</p>
          <p>{t(messages.failedText)}</p>
        </Notice>
      )}
      <form noValidate className={styles.columns} onSubmit={state.onSubmit}>
        <div className={styles.column}>
          <KindFields batch={batch} state={state} />
          <ChildrenFields batch={batch} own={form.children} state={state} />
          {(state.way === 'request' || state.way === 'wait') && (
            <DetailsFields
              details={state.details}
              provider={store.name}
              permission={{
                channels: control('channels'),
                times: control('times'),
                until: control('until'),
                untilDate: control('untilDate'),
              }}
              note={state.field('note')}
              isParent={state.checkbox('isParent')}
              isParentError={state.errorOf('isParent')}
            />
          )}
          {state.way === 'wait' && (
            <section className={styles.section}>
              <SectionHead title={t(partMessages.ruleTitle)} />
              <RuleList hours={batch.offer_hours} />
            </section>
          )}
        </div>
        <Summary form={form} batch={batch} state={state} />
      </form>
    </div>
  )
}

function NotBookable({ form: { product, batch } }: { form: LoadedBook }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <EmptyState
      level={1}
      title={t(messages.notBookable)}
      actions={
        <ButtonLink href={paths.product(product.slug)} variant="main">
          {t(messages.seeBatches)}
        </ButtonLink>
      }
    >
      {t(reasonAgainst(batch, locale))}
    </EmptyState>
  )
}

/** The reason why a batch cannot be booked. An open batch has no member who answers requests. */
function reasonAgainst(batch: LoadedBook['batch'], locale: ReturnType<typeof useLocale>) {
  if (batch?.state === 'paused' && batch.reopens_on !== null)
    return messages.reopens(formatDay(batch.reopens_on, { withYear: true, locale }))
  return messages.notBookableBecause[batch?.state ?? 'unlisted']
}

function Loading() {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead look="name" title={t(messages.title)} standfirst={t(messages.lead)} />
      <div role="status" aria-label={t(messages.loading)} className={styles.section}>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
    </div>
  )
}
