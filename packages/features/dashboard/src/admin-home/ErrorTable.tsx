import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatCount, formatMoment } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { DashboardTable } from '../parts/DashboardTable'
import * as parts from '../parts/parts.css'
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
        <DashboardTable
          aria-labelledby="errors"
          columns={[
            { heading: t(messages.error) },
            { heading: t(messages.source) },
            { heading: t(messages.count), isNumber: true },
            { heading: t(messages.lastSeen) },
          ]}
        >
          {errors.map(({ source, error, count, last_at: lastAt }) => (
            <tr key={`${source} ${error}`}>
              <th scope="row">{error}</th>
              <td>{source}</td>
              <td className={parts.number}>{formatCount(count)}</td>
              <td>{formatMoment(lastAt, { now, locale })}</td>
            </tr>
          ))}
        </DashboardTable>
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
        <DashboardTable
          aria-labelledby="imports"
          columns={[
            { heading: t(messages.file) },
            { heading: t(messages.stage) },
            { heading: t(messages.started) },
            ...(['records', 'inserted', 'updated', 'rejected'] as const).map((name) => ({
              heading: t(messages[name]),
              isNumber: true,
            })),
          ]}
        >
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
        </DashboardTable>
      )}
    </div>
  )
}
