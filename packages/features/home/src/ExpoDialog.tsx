import { paths, useMessages } from '@edbazaar/feature-platform'
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
  const t = useMessages(messages)

  const dismiss = useSetAtom(dismissExpoAtom)
  const placeholderImage = usePlaceholderImages()
  const textId = useId()
  const { title, text, link, close } = messages.expo
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t(title)}
      aria-describedby={textId}
      footer={
        <>
          <Button onClick={dismiss}>{t(close)}</Button>
          <ButtonLink variant="main" href={paths.schools} onClick={dismiss}>
            {t(link)}
          </ButtonLink>
        </>
      }
    >
      <ResponsiveImage {...placeholderImage('expo')} alt="" className={styles.image} />
      <p id={textId} className={styles.text}>
        {t(text)}
      </p>
    </Dialog>
  )
}
