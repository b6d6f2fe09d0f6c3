import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { isListingEditor, ListingCard, ListingMenu } from '@edbazaar/feature-editing'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { useStorePanel } from '../panels/use-store-panel'
import { messages as visibilityMessages } from '../visibility/messages'
import { StoreVisibilitySwitch } from '../visibility/StoreVisibilitySwitch'
import { useSaveVisibility } from '../visibility/use-save-visibility'
import type { MyStore } from './load-my-stores'
import { messages } from './messages'
import * as styles from './my-stores.css'

interface MyStoreItemProps {
  store: MyStore
  /** Receives what a save has changed. */
  onSaved: (change: Partial<MyStore>) => void
  /** Called when it was deleted or restored. */
  onDeleted: () => void
}

/** A store of the user in the list: visibility, completeness, Edit and Services. */
export function MyStoreItem({ store, onSaved, onDeleted }: MyStoreItemProps) {
  const t = useMessages(messages, visibilityMessages)
  const { id, name, is_active: isActive, image, completeness } = store
  const { open } = useStorePanel()
  const canEdit = isListingEditor(store.role)
  const saveVisibility = useSaveVisibility()
  return (
    <ListingCard
      entity={{ kind: 'store', id }}
      name={name}
      heading={
        canEdit ? (
          <Link href={accountPaths.myStore(id)} variant="plain">
            {name}
          </Link>
        ) : (
          name
        )
      }
      image={imageSource(image)}
      shape="square"
      facts={
        <p className={styles.facts}>
          <span>{store.city ?? t(messages.noCity)}</span>
          <span>{t(messages.services(store.n_products))}</span>
          {store.is_hidden_by_admin ? (
            <Badge tone="bad">{t(visibilityMessages.hiddenByAdmin)}</Badge>
          ) : (
            <Badge tone={isActive ? 'good' : 'plain'}>
              {isActive ? t(visibilityMessages.live) : t(visibilityMessages.hidden)}
            </Badge>
          )}
        </p>
      }
      completeness={completeness}
      visibility={
        canEdit && (
          <StoreVisibilitySwitch
            label={t(visibilityMessages.shownOf(name))}
            storeId={id}
            isActive={isActive}
            isHiddenByAdmin={store.is_hidden_by_admin}
            save={async (value) => {
              await saveVisibility.ofStore(id, value)
              onSaved({ is_active: value })
            }}
          />
        )
      }
      buttons={
        canEdit && (
          <>
            <Button
              variant="act"
              aria-label={t(messages.editStore(name))}
              onClick={() => open({ panel: 'edit-store', id })}
            >
              <PencilIcon />
              {t(messages.edit)}
            </Button>
            <ButtonLink href={accountPaths.myStore(id)} aria-label={t(messages.openStore(name))}>
              {t(messages.open)}
            </ButtonLink>
          </>
        )
      }
      menu={
        <ListingMenu
          listing={{ kind: 'store', id, name }}
          canDelete={store.role === 'owner'}
          onChanged={onDeleted}
        />
      }
    />
  )
}
