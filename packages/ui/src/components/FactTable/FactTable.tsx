import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { NotProvided } from '../NotProvided/NotProvided'
import * as styles from './FactTable.css'
import { defaultLabels, type FactTableLabels } from './labels'

export interface Fact {
  /** Name of the fact: "Board affiliation". */
  name: string
  /** Null if not provided. */
  value: ReactNode
  /** Source and date. */
  source?: ReactNode
  /** An action for a missing value, such as a link to ask. */
  action?: ReactNode
}

export interface FactTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name of the table. */
  label: string
  /** In the order shown. */
  facts: readonly Fact[]
  /** Texts of the table. @default English */
  labels?: Partial<FactTableLabels> | undefined
}

/** Facts with name, value and source. */
export function FactTable({ label, facts, labels: givenLabels, ...rest }: FactTableProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  return (
    <div className={styles.frame}>
      <table aria-label={label} {...rest}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{labels.fact}</th>
            <th scope="col">{labels.value}</th>
            <th scope="col">{labels.source}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow key={fact.name} fact={fact} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FactRow({ fact: { name, value, source, action } }: { fact: Fact }) {
  const isMissing = value === null || value === undefined || value === ''
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name} lang={languageOf(name)}>
        {name}
      </th>
      <td className={styles.value}>
        {isMissing ? <NotProvided /> : <Value value={value} />}
        {action && <span className={styles.ask}>{action}</span>}
      </td>
      <td className={styles.source}>{source}</td>
    </tr>
  )
}

/** Sets `lang` on plain text in another language; elements set their own. */
function Value({ value }: Pick<Fact, 'value'>) {
  const language = typeof value === 'string' ? languageOf(value) : undefined
  return language === undefined ? value : <span lang={language}>{value}</span>
}
