import { CompletenessNote } from '@edbazaar/feature-editing'
import { imageSource, paths } from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { formatCount, languageOf } from '@edbazaar/ui/formatting'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { useStorePanel } from '../panels/use-store-panel'
import { messages as visibilityMessages } from '../visibility/messages'
import { useSaveVisibility } from '../visibility/use-save-visibility'
import { VisibilitySwitch } from '../visibility/VisibilitySwitch'
import type { MyStore } from './load-my-stores'
import { messages } from './messages'
import * as styles from './my-stores.css'

/** A store of the user in the list: visibility, completeness, Edit and Services. */
export function MyStoreItem({ store }: { store: MyStore }) {
  const { id, name, is_active: isActive, image, completeness } = store
  const { open } = useStorePanel()
  const saveVisibility = useSaveVisibility()
  return (
    <li className={styles.card}>
      <ResponsiveImage {...imageSource(image)} alt="" shape="square" className={styles.image} />
      <div className={styles.details}>
        <h2 className={styles.name} lang={languageOf(name)}>
          <Link href={paths.myStore(id)} variant="plain">
            {name}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>{store.city ?? messages.noCity}</span>
          <span>{messages.services(formatCount(store.n_products), store.n_products === 1)}</span>
          <Badge tone={isActive ? 'good' : 'plain'}>
            {isActive ? visibilityMessages.live : visibilityMessages.hidden}
          </Badge>
        </p>
      </div>
      <div className={styles.progress}>
        <CompletenessNote entity={{ kind: 'store', id }} completeness={completeness} />
      </div>
      <div className={styles.tools}>
        <VisibilitySwitch
          name={name}
          isActive={isActive}
          save={(value) => saveVisibility.ofStore(id, value)}
        />
        <div className={styles.buttons}>
          <Button
            variant="act"
            aria-label={messages.editStore(name)}
            onClick={() => open({ panel: 'edit-store', id })}
          >
            <PencilIcon />
            {messages.edit}
          </Button>
          <ButtonLink href={paths.myStore(id)} aria-label={messages.openStore(name)}>
            {messages.open}
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
