import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatCount, formatMoment } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as parts from '../parts/parts.css'
import { TableFrame } from '../parts/TableFrame'
import { messages } from './messages'
import type { SiteStatus } from './status-types'

interface TableProps {
  status: SiteStatus
  now: number
}

/** Server errors since midnight. */
export function ErrorTable({ status: { errors }, now }: TableProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <div>
      <SectionHead title={t(messages.errors)} titleId="errors" isFlush />
      {errors.length === 0 ? (
        <p className={parts.note}>{t(messages.noErrors)}</p>
      ) : (
        <TableFrame aria-labelledby="errors">
          <table className={parts.table} aria-labelledby="errors">
            <thead>
              <tr>
                <th scope="col">{t(messages.error)}</th>
                <th scope="col">{t(messages.source)}</th>
                <th scope="col" className={parts.number}>
                  {t(messages.count)}
                </th>
                <th scope="col">{t(messages.lastSeen)}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ source, error, count, last_at: lastAt }) => (
                <tr key={`${source} ${error}`}>
                  <th scope="row">{error}</th>
                  <td>{source}</td>
                  <td className={parts.number}>{formatCount(count)}</td>
                  <td>{formatMoment(lastAt, { now, locale })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </div>
  )
}

/** The last imports of registers. */
export function ImportTable({ status: { imports }, now }: TableProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <div>
      <SectionHead title={t(messages.imports)} titleId="imports" isFlush />
      {imports.length === 0 ? (
        <p className={parts.note}>{t(messages.noImports)}</p>
      ) : (
        <TableFrame aria-labelledby="imports">
          <table className={parts.table} aria-labelledby="imports">
            <thead>
              <tr>
                <th scope="col">{t(messages.file)}</th>
                <th scope="col">{t(messages.stage)}</th>
                <th scope="col">{t(messages.started)}</th>
                {(['records', 'inserted', 'updated', 'rejected'] as const).map((name) => (
                  <th key={name} scope="col" className={parts.number}>
                    {t(messages[name])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {imports.map((run) => (
                <tr key={run.id}>
                  <th scope="row">{run.file_name}</th>
                  <td>{t(messages.stages[run.stage])}</td>
                  <td>{formatMoment(run.started_at, { now, locale })}</td>
                  <td className={parts.number}>{formatCount(run.records_done)}</td>
                  <td className={parts.number}>{formatCount(run.inserted)}</td>
                  <td className={parts.number}>{formatCount(run.updated)}</td>
                  <td className={parts.number}>{formatCount(run.rejected)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </div>
  )
}
