import type { Query } from '../../../contract/operations.ts'
import type { Answer } from '../understanding/answer.ts'
import { planLabel } from '../understanding/plan/plan-label.ts'
import { queryOf } from '../understanding/reading/reading-words.ts'
import type { WidgetAddresses } from './widget-addresses.ts'
import { widgetLabels } from './widget-labels.ts'
import type { WidgetSuggestion } from './widget-suggestion.ts'

/** The search that a text asks for, as a suggestion that opens its list. */
export function widgetSearch(
  { plan, reading, total }: Answer,
  {
    kind,
    lang,
    place,
    radius,
  }: Pick<Query<'suggestForPartners'>, 'kind' | 'lang' | 'place' | 'radius'>,
  addresses: Pick<WidgetAddresses, 'list'>,
): WidgetSuggestion {
  return {
    kind: 'search',
    name: planLabel(plan, lang),
    detail: total === 0 ? '' : widgetLabels[lang].results(total),
    url: addresses.list(queryOf(reading), kind, { place, radius }),
  }
}
