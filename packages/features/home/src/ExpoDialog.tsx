import { paths } from '@edbazaar/feature-shell'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import * as styles from './expo.css'
import { dismissExpoAtom } from './expo-atoms'
import { messages } from './messages'
import { usePlates } from './placeholder-images'

/** The expo popup: one offer, its link, and the way out. Following the offer dismisses it too. */
export default function ExpoDialog() {
  const dismiss = useSetAtom(dismissExpoAtom)
  const plate = usePlates()
  const offerId = useId()
  const { title, offer, link, close } = messages.expo
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={title}
      aria-describedby={offerId}
      footer={
        <>
          <Button onClick={dismiss}>{close}</Button>
          <ButtonLink variant="main" href={paths.schools} onClick={dismiss}>
            {link}
          </ButtonLink>
        </>
      }
    >
      <ResponsiveImage {...plate('expo')} alt="" className={styles.image} />
      <p id={offerId} className={styles.offer}>
        {offer}
      </p>
    </Dialog>
  )
}
