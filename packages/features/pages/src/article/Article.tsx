import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from './article.css'

/** Words, or words that lead to a page. */
type Words = string | readonly (string | { text: string; href: string })[]

/** One part of a section: a paragraph, a list, or lines of a name and what belongs to it. */
type Block =
  | Words
  | { list: readonly Words[] }
  | { table: { label: string; lines: readonly { name: string; value: Words }[] } }

export interface ArticleSection {
  /** The id in the address: "ranking". */
  id: string
  title: string
  blocks: readonly Block[]
}

interface ArticleProps {
  title: string
  /** What the page says, in a sentence or two. */
  standfirst: string
  /** "Last changed 20 November 2026". */
  note?: string
  /** Names the list of sections. */
  contents: string
  sections: readonly ArticleSection[]
}

/** A page of words in a measure that the eye can follow, with its sections beside it. */
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
                <BlockOfWords key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function BlockOfWords({ block }: { block: Block }) {
  if (typeof block === 'string' || !('list' in block || 'table' in block)) {
    return (
      <p className={styles.paragraph}>
        <Run words={block} />
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((words) => (
          <li key={plain(words)}>
            <Run words={words} />
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
              <Run words={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Run({ words }: { words: Words }) {
  if (typeof words === 'string') return words
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.href} href={part.href} variant="inText">
        {part.text}
      </Link>
    ),
  )
}

const plain = (words: Words): string =>
  typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : part.text)).join('')
