import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from './article.css'

/** Text with optional links. */
type RichText = string | readonly (string | { text: string; href: string })[]

/** A part of a section: a paragraph, a list, or a table of names and values. */
type Block =
  | RichText
  | { list: readonly RichText[] }
  | { table: { label: string; lines: readonly { name: string; value: RichText }[] } }

export interface ArticleSection {
  /** The id in the address: "ranking". */
  id: string
  title: string
  blocks: readonly Block[]
}

interface ArticleProps {
  title: string
  /** A summary in one or two sentences. */
  standfirst: string
  /** "Last changed 20 November 2026". */
  note?: string
  /** Label of the table of contents. */
  contents: string
  sections: readonly ArticleSection[]
}

/** A text page with a readable line length and a table of contents beside it. */
export function Article({ title, standfirst, note, contents, sections }: ArticleProps) {
  return (
    <article>
      <PageHead title={title} standfirst={standfirst}>
        {note && <p className={styles.note}>{note}</p>}
      </PageHead>
      <div className={styles.columns}>
        <nav aria-label={contents} className={styles.contents}>
          <ol className={styles.contentsList}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={styles.contentsLink}>
                  {section.title}
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
              <SectionHead title={section.title} titleId={`${section.id}-title`} />
              {section.blocks.map((block, index) => (
                <ArticleBlock key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === 'string' || !('list' in block || 'table' in block)) {
    return (
      <p className={styles.paragraph}>
        <TextRun text={block} />
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((text) => (
          <li key={plainText(text)}>
            <TextRun text={text} />
          </li>
        ))}
      </ul>
    )
  }
  const { label, lines } = block.table
  return (
    <table aria-label={label} className={styles.table}>
      <tbody>
        {lines.map(({ name, value }) => (
          <tr key={name} className={styles.line}>
            <th scope="row" className={styles.lineName}>
              {name}
            </th>
            <td className={styles.lineValue}>
              <TextRun text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TextRun({ text }: { text: RichText }) {
  if (typeof text === 'string') return text
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.href} href={part.href} variant="inText">
        {part.text}
      </Link>
    ),
  )
}

const plainText = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
