import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChartColumnIcon } from '../../components/Icon/category-icons'
import { TableIcon } from '../../components/Icon/chart-icons'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { hidden } from '../../components/VisuallyHidden/VisuallyHidden.css'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../join-classes'
import * as styles from './chart-frame.css'
import { type ChartLabels, englishChartLabels } from './chart-labels'
import type { ChartText } from './chart-types'

interface ChartFrameProps extends ChartText, Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Id of the heading. */
  titleId: string
  isEmpty: boolean
  legend?: ReactNode
  /** Table view of the values. Omit it if the chart itself is a table. */
  table?: ReactNode
  /** @default 'chart' */
  defaultView?: 'chart' | 'table'
  children: ReactNode
}

/** Frame of every chart: heading, unit, legend, view switch, notes. */
export function ChartFrame({
  title,
  titleLang = languageOf(title),
  level = 3,
  unit,
  info,
  actions,
  note,
  emptyText = 'No data for this period',
  labels,
  titleId,
  isEmpty,
  legend,
  table,
  defaultView = 'chart',
  className,
  children,
  ...rest
}: ChartFrameProps) {
  const Heading = `h${level}` as const
  const allLabels = { ...englishChartLabels, ...labels }
  const hasViews = table !== undefined && !isEmpty
  return (
    <figure className={joinClasses(styles.figure, className)} aria-labelledby={titleId} {...rest}>
      <figcaption className={styles.head}>
        <div className={styles.title}>
          <Heading id={titleId} lang={titleLang} className={styles.heading}>
            {title}
          </Heading>
          {info}
        </div>
        {unit && (
          <p className={styles.unit} lang={languageOf(unit)}>
            {unit}
          </p>
        )}
      </figcaption>
      {(hasViews || actions) && (
        <div className={styles.tools}>
          {hasViews && <ViewChoice labels={allLabels} defaultView={defaultView} />}
          {actions}
        </div>
      )}
      {isEmpty ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <>
          <div className={hasViews ? styles.chart : styles.alone}>
            {legend}
            {children}
          </div>
          {hasViews && <div className={styles.table}>{table}</div>}
        </>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </figure>
  )
}

interface ViewChoiceProps {
  labels: ChartLabels
  defaultView: 'chart' | 'table'
}

/** Two radio buttons. CSS shows the selected view, so the switch works without JavaScript. */
function ViewChoice({ labels, defaultView }: ViewChoiceProps) {
  const name = useId()
  const views = [
    { value: 'chart', label: labels.chart, icon: <ChartColumnIcon size="small" /> },
    { value: 'table', label: labels.table, icon: <TableIcon size="small" /> },
  ] as const
  return (
    <fieldset className={styles.views}>
      <legend className={hidden}>{labels.view}</legend>
      {views.map(({ value, label, icon }) => (
        <label key={value} className={styles.view} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultView}
            className={styles.radio}
          />
          {icon}
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
