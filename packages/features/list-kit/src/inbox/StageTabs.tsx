import { StageMark, type StageMarkShape } from '@edbazaar/ui/StageMark'
import { TabLinks, type TabLinksProps } from '@edbazaar/ui/TabLinks'

interface StageTabsProps<Stage extends string> extends Pick<TabLinksProps, 'label' | 'end'> {
  stages: readonly { stage: Stage; label: string; mark: StageMarkShape }[]
  /** Missing if the list did not load. */
  counts: Readonly<Record<Stage, number>> | undefined
  /** Null while all stages are shown. */
  current: Stage | null
  hrefOf: (stage: Stage) => string
  /** The tab of all stages. */
  all: { label: string; href: string }
}

/** The stages of an inbox with their counts, and all of them. */
export function StageTabs<Stage extends string>(props: StageTabsProps<Stage>) {
  const { label, stages, counts, current, hrefOf, all, end } = props
  const total = counts && stages.reduce((sum, { stage }) => sum + counts[stage], 0)
  return (
    <TabLinks
      label={label}
      tabs={[
        ...stages.map(({ stage, label, mark }) => ({
          label,
          href: hrefOf(stage),
          isCurrent: stage === current,
          icon: <StageMark mark={mark} />,
          count: counts?.[stage],
        })),
        { ...all, isCurrent: current === null, count: total },
      ]}
      end={end}
    />
  )
}
