import type { WidgetRelease } from '@edbazaar/api-client'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import { majorVersionUrl, scriptTag, siteUrlOf } from '../builder/snippet'
import { CodeBlock } from '../CodeBlock'
import { messages } from '../messages'
import { attributes } from './attributes'
import { DefinitionList } from './DefinitionList'
import * as styles from './docs.css'
import { errors, events, eventsExample } from './events'
import { FormattedText } from './FormattedText'
import { builderGuides, frameworkGuides, type Guide } from './guides'
import { docMessages } from './messages'
import { properties, propertiesExample } from './properties'
import { type DocText, useDocText } from './use-doc-text'

/** The developer documentation of the widget. */
export function Docs({ release }: { release: WidgetRelease | undefined }) {
  const t = useMessages(messages, docMessages)
  return (
    <div className={styles.columns}>
      <nav aria-label={t(messages.contents)} className={styles.contents}>
        <ol className={styles.contentsList}>
          {Object.entries(docMessages.sections)
            .filter(([id]) => release !== undefined || !releaseSections.includes(id))
            .map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.contentsLink}>
                  {t(title)}
                </a>
              </li>
            ))}
        </ol>
      </nav>
      <div className={styles.main}>
        <Reference />
        {release && <Guides release={release} />}
        <Security release={release} />
        <Keys />
        <Section id="privacy">
          <Paragraphs of={docMessages.privacy} />
        </Section>
      </div>
    </div>
  )
}

/** Sections that need a release, because their code contains its version. */
const releaseSections = ['frameworks', 'builders']

type SectionId = keyof typeof docMessages.sections

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useMessages(docMessages)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <SectionHead title={t(docMessages.sections[id])} titleId={`${id}-title`} />
      {children}
    </section>
  )
}

function Paragraphs({ of: paragraphs }: { of: readonly DocText[] }) {
  return paragraphs.map((text, index) => (
    <p key={index} className={styles.paragraph}>
      <FormattedText text={text} />
    </p>
  ))
}

function Reference() {
  const t = useMessages(docMessages)
  return (
    <>
      <Section id="attributes">
        <Paragraphs of={docMessages.attributes} />
        <DefinitionList definitions={attributes} />
      </Section>
      <Section id="styles">
        <Paragraphs of={docMessages.styles} />
        <DefinitionList definitions={properties} />
        <h3 className={styles.guideTitle}>{t(docMessages.darkTitle)}</h3>
        <Paragraphs of={docMessages.dark} />
        <CodeBlock label={t(docMessages.stylesExample)} code={propertiesExample} />
      </Section>
      <Section id="events">
        <Paragraphs of={docMessages.events} />
        <DefinitionList definitions={events} />
        <CodeBlock label={t(docMessages.eventsExample)} code={eventsExample} />
      </Section>
    </>
  )
}

function Guides({ release }: { release: WidgetRelease }) {
  const source = {
    scriptTag: scriptTag(release, 'exact'),
    majorVersionUrl: majorVersionUrl(release),
    url: release.url,
    integrity: release.integrity,
  }
  return (
    <>
      <Section id="frameworks">
        <Paragraphs of={docMessages.frameworks} />
        <GuideList guides={frameworkGuides(source)} />
      </Section>
      <Section id="builders">
        <Paragraphs of={docMessages.builders} />
        <GuideList guides={builderGuides(source)} />
      </Section>
    </>
  )
}

function GuideList({ guides }: { guides: readonly Guide[] }) {
  const write = useDocText()
  return guides.map(({ id, title, text, code }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.guide}>
      <h3 id={`${id}-title`} className={styles.guideTitle}>
        {write(title)}
      </h3>
      <Paragraphs of={text} />
      {code && <CodeBlock label={write(title)} code={code} />}
    </section>
  ))
}

function Security({ release }: { release: WidgetRelease | undefined }) {
  const t = useMessages(docMessages)
  return (
    <Section id="security">
      <Paragraphs of={docMessages.security} />
      {release && <CodeBlock label={t(docMessages.policy)} code={policyFor(siteUrlOf(release))} />}
      <Paragraphs of={docMessages.versions} />
    </Section>
  )
}

const policyFor = (siteUrl: string) =>
  `Content-Security-Policy:
  script-src ${siteUrl}widget/;
  connect-src ${siteUrl}api/widget/`

function Keys() {
  const t = useMessages(docMessages)
  return (
    <Section id="keys">
      <Paragraphs of={docMessages.keys} />
      <p className={styles.action}>
        <ButtonLink href={paths.contactAbout('partners')} variant="act">
          {t(docMessages.askForKey)}
        </ButtonLink>
      </p>
      <h3 className={styles.guideTitle}>{t(docMessages.errors)}</h3>
      <DefinitionList definitions={errors} />
    </Section>
  )
}
