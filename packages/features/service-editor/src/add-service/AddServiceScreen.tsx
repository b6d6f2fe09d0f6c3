import type { StoreEditor } from '@edbazaar/api-client'
import { PrivatePage } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { formatCount, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { messages } from '../service/messages'
import * as styles from '../service/service.css'
import { useServiceDraft } from '../service/service-draft'
import type { FiltersByKind, loadNewService } from './load-new-service'
import { ServiceForm } from './ServiceForm'

/** `/add-service/{id}`: offers something new in a store of one's own. */
export function AddServiceScreen() {
  const loaded = useLoaderData<typeof loadNewService>()
  return (
    <PrivatePage loaded={loaded} permission={1} skeleton={<LoadingService />}>
      {({ store, filters }) => <AddService key={store.id} store={store} filters={filters} />}
    </PrivatePage>
  )
}

interface AddServiceProps {
  store: StoreEditor
  filters: FiltersByKind
}

function AddService({ store, filters }: AddServiceProps) {
  const { limits, brand_name: name } = store
  const { draft, keep, clear } = useServiceDraft(store.id)
  /** A form that is emptied begins anew. */
  const [round, setRound] = useState(0)
  return (
    <>
      <header className={styles.head}>
        <Link href={paths.myStore(store.id)} lang={languageOf(name)}>
          {messages.back(name)}
        </Link>
        <h1 className={styles.title}>{messages.addTitle}</h1>
        <p className={styles.text}>{messages.standfirst}</p>
      </header>
      {limits.is_product_limit_exceeded ? (
        <Notice title={messages.limitTitle} className={styles.notice}>
          <p>{messages.limitText(formatCount(limits.products))}</p>
          <Link href={paths.contactAbout('listing')}>{messages.write}</Link>
        </Notice>
      ) : (
        <ServiceForm
          key={round}
          {...{ store, filters, keep }}
          initial={draft}
          onAdded={clear}
          onDiscard={() => {
            clear()
            setRound(round + 1)
          }}
        />
      )}
    </>
  )
}

function LoadingService() {
  return (
    <div aria-busy="true" className={styles.loading}>
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.addTitle}</h1>
        <p className={styles.text}>{messages.standfirst}</p>
        <Skeleton width="half" />
      </header>
    </div>
  )
}
