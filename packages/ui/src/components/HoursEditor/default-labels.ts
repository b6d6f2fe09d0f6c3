import { formatTimeOfDay } from '../../formatting/times'
import type { HoursEditorLabels } from './labels'

const which = (span: number) => (span === 0 ? '' : `, ${span + 1}`)

export const defaultLabels: HoursEditorLabels = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  closed: 'Closed',
  from: 'From',
  to: 'To',
  fromOn: (day, span) => `${day}, from${which(span)}`,
  toOn: (day, span) => `${day}, to${which(span)}`,
  add: 'Add hours',
  addOn: (day) => `Add hours on ${day}`,
  removeOn: (day, span) => `Remove hours of ${day}${which(span)}`,
  copy: 'Use for Tuesday to Saturday',
  problems: {
    order: 'Hours must end after they start.',
    overlap: 'These hours overlap.',
  },
  time: (minutes) => formatTimeOfDay(minutes),
}
