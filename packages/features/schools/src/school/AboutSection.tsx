import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { useMessages } from '@edbazaar/feature-platform'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'

/** The school's description, as HTML. */
export function AboutSection({ description }: { description: string }) {
  const t = useMessages(messages)
  return (
    <section id="about" className={styles.section}>
      <SectionHead title={t(messages.about)} isFlush />
      <RichText html={description} />
    </section>
  )
}
