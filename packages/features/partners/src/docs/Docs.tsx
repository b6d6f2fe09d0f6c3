import type { WidgetRelease } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import { followingUrl, homeOf, scriptTag } from '../builder/snippet'
import { Code } from '../Code'
import { messages } from '../messages'
import { attributes } from './attributes'
import * as styles from './docs.css'
import { errors, events, eventsExample } from './events'
import { builderGuides, frameworkGuides, type Guide } from './guides'
import { properties, propertiesExample } from './properties'
import { Terms } from './Terms'
import { Words } from './Words'
import { docWords as words } from './words'

/** Everything that a developer may ask of the box, with what is asked most first. */
export function Docs({ release }: { release: WidgetRelease | undefined }) {
  return (
    <div className={styles.columns}>
      <nav aria-label={messages.contents} className={styles.contents}>
        <ol className={styles.contentsList}>
          {Object.entries(words.sections)
            .filter(([id]) => release !== undefined || !guideSections.includes(id))
            .map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.contentsLink}>
                  {title}
                </a>
              </li>
            ))}
        </ol>
      </nav>
      <div className={styles.story}>
        <Reference />
        {release && <Guides release={release} />}
        <Safety release={release} />
        <Keys />
        <Section id="privacy">
          <Paragraphs of={words.privacy} />
        </Section>
      </div>
    </div>
  )
}

/** Those that name a version. */
const guideSections = ['frameworks', 'builders']

type SectionId = keyof typeof words.sections

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <SectionHead title={words.sections[id]} titleId={`${id}-title`} />
      {children}
    </section>
  )
}

function Paragraphs({ of: paragraphs }: { of: readonly string[] }) {
  return paragraphs.map((text) => (
    <p key={text} className={styles.paragraph}>
      <Words text={text} />
    </p>
  ))
}

function Reference() {
  return (
    <>
      <Section id="attributes">
        <Paragraphs of={words.attributes} />
        <Terms terms={attributes} />
      </Section>
      <Section id="styles">
        <Paragraphs of={words.styles} />
        <Terms terms={properties} />
        <h3 className={styles.guideTitle}>{words.darkTitle}</h3>
        <Paragraphs of={words.dark} />
        <Code label={words.stylesExample} code={propertiesExample} />
      </Section>
      <Section id="events">
        <Paragraphs of={words.events} />
        <Terms terms={events} />
        <Code label={words.eventsExample} code={eventsExample} />
      </Section>
    </>
  )
}

function Guides({ release }: { release: WidgetRelease }) {
  const source = {
    scriptTag: scriptTag(release, 'exact'),
    following: followingUrl(release),
    url: release.url,
    integrity: release.integrity,
  }
  return (
    <>
      <Section id="frameworks">
        <Paragraphs of={words.frameworks} />
        <GuideList guides={frameworkGuides(source)} />
      </Section>
      <Section id="builders">
        <Paragraphs of={words.builders} />
        <GuideList guides={builderGuides(source)} />
      </Section>
    </>
  )
}

function GuideList({ guides }: { guides: readonly Guide[] }) {
  return guides.map(({ id, title, text, code }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.guide}>
      <h3 id={`${id}-title`} className={styles.guideTitle}>
        {title}
      </h3>
      <Paragraphs of={text} />
      {code && <Code label={title} code={code} />}
    </section>
  ))
}

function Safety({ release }: { release: WidgetRelease | undefined }) {
  return (
    <Section id="security">
      <Paragraphs of={words.security} />
      {release && <Code label={words.policy} code={policyFor(homeOf(release))} />}
      <Paragraphs of={words.versions} />
    </Section>
  )
}

const policyFor = (home: string) =>
  `Content-Security-Policy:
  script-src ${home}widget/;
  connect-src ${home}api/widget/`

function Keys() {
  return (
    <Section id="keys">
      <Paragraphs of={words.keys} />
      <p className={styles.ask}>
        <ButtonLink href={paths.contactAbout('partners')} variant="act">
          {words.askForKey}
        </ButtonLink>
      </p>
      <h3 className={styles.guideTitle}>{words.errors}</h3>
      <Terms terms={errors} />
    </Section>
  )
}
