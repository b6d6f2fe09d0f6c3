import type { ProductEditor } from '@edbazaar/api-client'
import {
  CompletenessNote,
  EditedRichText,
  EditedSwitch,
  LeaveGuard,
  switchSchema,
  UnsavedCount,
} from '@edbazaar/feature-editing'
import { PrivatePage } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { FormSection } from '../service/FormSection'
import { messages } from '../service/messages'
import { ServicePreview } from '../service/ServicePreview'
import * as styles from '../service/service.css'
import { descriptionSchema } from '../service/service-schema'
import { BasicFields } from './BasicFields'
import { Batches, EditedFilters, EditedMedia } from './lists'
import type { loadService } from './load-service'
import { PriceFields } from './PriceFields'
import { useServiceEntity } from './use-service-entity'

/** `/edit-service/{id}`: everything of a service that its owner may change. */
export function EditServiceScreen() {
  const loaded = useLoaderData<typeof loadService>()
  return (
    <PrivatePage loaded={loaded} permission={1} skeleton={<LoadingService />}>
      {(service) => <EditService key={service.id} service={service} />}
    </PrivatePage>
  )
}

function EditService({ service }: { service: ProductEditor }) {
  const entity = useServiceEntity(service)
  const { store, name } = service
  const edited = { service, entity }
  return (
    <>
      <header className={styles.head}>
        <Link href={paths.myStore(store.id)} lang={languageOf(store.brand_name)}>
          {messages.back(store.brand_name)}
        </Link>
        <h1 className={styles.title} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.text}>{messages.editText}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.form}>
          <EditedSwitch
            {...{ entity, field: 'is_active', value: service.is_active, schema: switchSchema }}
            label={messages.shown}
            hint={store.is_active ? messages.shownHint : messages.hiddenWithStore}
          />
          <BasicFields {...edited} />
          <PriceFields {...edited} />
          <Batches {...edited} />
          <EditedMedia {...edited} />
          <FormSection title={messages.aboutTitle}>
            <EditedRichText
              {...{ entity, field: 'description_html', value: service.description_html }}
              schema={descriptionSchema}
              toolbar="store"
              label={messages.about}
              hint={messages.aboutHint}
            />
          </FormSection>
          <EditedFilters {...edited} />
          <footer className={styles.actions}>
            <UnsavedCount entity={entity} />
          </footer>
        </div>
        <div className={styles.aside}>
          <CompletenessNote completeness={service.completeness} />
          <ServicePreview
            summary={service.summary}
            hasPage={service.is_active && store.is_active}
          />
        </div>
      </div>
      <LeaveGuard entity={entity} />
    </>
  )
}

function LoadingService() {
  return (
    <div aria-busy="true" className={styles.loading}>
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.editTitle}</h1>
        <Skeleton width="half" />
      </header>
    </div>
  )
}
