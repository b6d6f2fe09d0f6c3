import { CompletenessNote } from '@edbazaar/feature-editing'
import {
  ageRangeLabel,
  imageSource,
  paths,
  priceUnitLabel,
  productKindLabel,
  trainingModeLabel,
} from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { ActiveSwitch } from '../listing/ActiveSwitch'
import { messages as listingMessages } from '../listing/messages'
import { useSaveActive } from '../listing/use-save-active'
import { BatchLines } from './BatchLines'
import type { OfferedService } from './load-store'
import { messages } from './messages'
import * as styles from './store-page.css'

/** Something offered: whether parents see it, what it still lacks, when and for how many. */
export function ServiceRow({ service }: { service: OfferedService }) {
  const { summary, is_active: isActive, completeness, batches } = service
  const { id, name, kind, mode, price } = summary
  const saveActive = useSaveActive()
  const audience = ageRangeLabel(summary.age_min, summary.age_max)
  return (
    <li className={styles.service}>
      <ResponsiveImage
        {...imageSource(summary.image)}
        alt=""
        shape="square"
        className={styles.plate}
      />
      <div className={styles.words}>
        <h3 className={styles.name} lang={languageOf(name)}>
          <Link href={paths.editService(id)} variant="plain">
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <span>{productKindLabel(kind)}</span>
          <span>{trainingModeLabel(mode)}</span>
          {audience && <span>{audience}</span>}
          <span>
            {price === null ? (
              <NotProvided />
            ) : (
              `${formatRupees(price)} ${priceUnitLabel(summary.price_unit)}`
            )}
          </span>
          <Badge tone={isActive ? 'good' : 'plain'}>
            {isActive ? listingMessages.live : listingMessages.hidden}
          </Badge>
        </p>
        <BatchLines name={name} batches={batches} />
      </div>
      <div className={styles.progress}>
        <CompletenessNote of={{ kind: 'product', id }} completeness={completeness} />
      </div>
      <div className={styles.serviceTools}>
        <ActiveSwitch
          name={name}
          isActive={isActive}
          save={(value) => saveActive.ofService(id, value)}
        />
        <ButtonLink href={paths.editService(id)} aria-label={messages.editService(name)}>
          <PencilIcon />
          {messages.edit}
        </ButtonLink>
      </div>
    </li>
  )
}
