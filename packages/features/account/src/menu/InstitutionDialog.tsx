import { accountPanelAtom, paths, useMessages } from '@edbazaar/feature-platform'
import { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-platform/panels'
import { ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { SchoolIcon, ShapesIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import * as styles from './institution.css'
import { messages } from './messages'

/** Opens the user's schools or stores, with the panel that adds another one. */
export default function InstitutionDialog() {
  const t = useMessages(messages)
  const setPanel = useSetAtom(accountPanelAtom)
  const openListing = useSetAtom(listingPanelAtom)
  const close = () => setPanel(null)
  const choose = (panel: ListingPanel) => () => {
    close()
    openListing(panel)
  }
  return (
    <Dialog isOpen onClose={close} title={t(messages.institutionTitle)}>
      <div className={styles.choice}>
        <ButtonLink
          size="large"
          variant="act"
          href={paths.mySchools}
          onClick={choose({ panel: 'add-school' })}
        >
          <SchoolIcon />
          {t(messages.school)}
        </ButtonLink>
        <ButtonLink
          size="large"
          variant="act"
          href={paths.myStores}
          onClick={choose({ panel: 'add-store' })}
        >
          <ShapesIcon />
          {t(messages.store)}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
