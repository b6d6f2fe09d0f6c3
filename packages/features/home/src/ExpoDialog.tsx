import { paths } from '@edbazaar/feature-shell'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import * as styles from './expo.css'
import { dismissExpoAtom } from './expo-atoms'
import { messages } from './messages'
import { usePlaceholderImages } from './placeholder-images'

/** The expo popup: one promotion with its link and a close button. Following the link dismisses it too. */
export default function ExpoDialog() {
  const dismiss = useSetAtom(dismissExpoAtom)
  const placeholderImage = usePlaceholderImages()
  const textId = useId()
  const { title, text, link, close } = messages.expo
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={title}
      aria-describedby={textId}
      footer={
        <>
          <Button onClick={dismiss}>{close}</Button>
          <ButtonLink variant="main" href={paths.schools} onClick={dismiss}>
            {link}
          </ButtonLink>
        </>
      }
    >
      <ResponsiveImage {...placeholderImage('expo')} alt="" className={styles.image} />
      <p id={textId} className={styles.text}>
        {text}
      </p>
    </Dialog>
  )
}
