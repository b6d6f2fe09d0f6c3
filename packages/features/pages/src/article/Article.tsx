import {
  type CatalogueMessages,
  type MessageDescriptor,
  useMessages,
} from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from './article.css'

/** A text, or a text with links: the URL of each of its links. */
type RichText =
  | MessageDescriptor
  | { message: MessageDescriptor; links: Readonly<Record<string, string>> }

/** A part of a section: a paragraph, a list, or a table of names and values. */
type Block =
  | RichText
  | { list: readonly RichText[] }
  | {
      table: {
        label: MessageDescriptor
        lines: readonly { name: MessageDescriptor; value: RichText }[]
      }
    }

export interface ArticleSection {
  /** The id in the URL: "ranking". */
  id: string
  title: MessageDescriptor
  blocks: readonly Block[]
}

interface ArticleMessages extends CatalogueMessages {
  title: MessageDescriptor
  /** A summary in one or two sentences. */
  standfirst: MessageDescriptor
  /** "Last changed 20 November 2026". */
  note?: MessageDescriptor
  /** Label of the table of contents. */
  contents: MessageDescriptor
}

interface ArticleProps {
  /** The messages of the page, and the catalogue of its sections. */
  messages: ArticleMessages
  sections: readonly ArticleSection[]
}

/** A text page with a readable line length and a table of contents beside it. */
export function Article({ messages, sections }: ArticleProps) {
  const t = useMessages(messages)
  const { title, standfirst, note, contents } = messages
  return (
    <article>
      <PageHead title={t(title)} standfirst={t(standfirst)}>
        {note && <p className={styles.note}>{t(note)}</p>}
      </PageHead>
      <div className={styles.columns}>
        <nav aria-label={t(contents)} className={styles.contents}>
          <ol className={styles.contentsList}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={styles.contentsLink}>
                  {t(section.title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.story}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className={styles.section}
            >
              <SectionHead title={t(section.title)} titleId={`${section.id}-title`} />
              {section.blocks.map((block, index) => (
                <ArticleBlock key={index} from={messages} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

interface FromCatalogue {
  from: CatalogueMessages
}

function ArticleBlock({ block, from }: FromCatalogue & { block: Block }) {
  const t = useMessages(from)
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((text, index) => (
          <li key={index}>
            <TextRun from={from} text={text} />
          </li>
        ))}
      </ul>
    )
  }
  if ('table' in block) {
    const { label, lines } = block.table
    return (
      <table aria-label={t(label)} className={styles.table}>
        <tbody>
          {lines.map(({ name, value }, index) => (
            <tr key={index} className={styles.line}>
              <th scope="row" className={styles.lineName}>
                {t(name)}
              </th>
              <td className={styles.lineValue}>
                <TextRun from={from} text={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  return (
    <p className={styles.paragraph}>
      <TextRun from={from} text={block} />
    </p>
  )
}

function TextRun({ text, from }: FromCatalogue & { text: RichText }) {
  const t = useMessages(from)
  if (!('links' in text)) return t(text)
  const links = Object.entries(text.links).map(([tag, href]) => [
    tag,
    <Link key={tag} href={href} variant="inText" {...(isFile(href) && { target: '_blank' })} />,
  ])
  return <RichMessage from={from} message={text.message} parts={Object.fromEntries(links)} />
}

/** A file of this site, such as /third-party-notices.txt, is not a page: the router does not open it. */
const isFile = (href: string) => /^\/[^?#]*\.\w+$/.test(href)
