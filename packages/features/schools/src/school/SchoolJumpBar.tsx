import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { JumpBar, type JumpTarget, useCurrentTarget } from '@edbazaar/ui/JumpBar'
import { messages } from './messages'
import { hasContact, type SchoolDetails } from './school-details'
import { facilityGroups } from './school-filters'

interface SchoolJumpBarProps {
  school: SchoolDetails
  /** Whether the page has similar schools. */
  hasSimilar: boolean
}

/** Links to the sections of this school's page. */
export function SchoolJumpBar({ school, hasSimilar }: SchoolJumpBarProps) {
  const t = useMessages(messages)
  const targets = targetsOf(school, hasSimilar, t)
  const current = useCurrentTarget(targets)
  return <JumpBar label={t(messages.sections)} targets={targets} current={current} />
}

function targetsOf(school: SchoolDetails, hasSimilar: boolean, t: Translate): JumpTarget[] {
  const { description, lat, lng } = school
  const all: (JumpTarget | false)[] = [
    description !== null && { label: t(messages.about), href: '#about' },
    { label: t(messages.facts), href: '#facts' },
    school.fees !== null && { label: t(messages.fees), href: '#fees' },
    school.admission_dates.length > 0 && { label: t(messages.dates), href: '#dates' },
    facilityGroups(school).length > 0 && { label: t(messages.facilities), href: '#facilities' },
    hasContact(school) && { label: t(messages.contact), href: '#contact' },
    lat !== null && lng !== null && { label: t(messages.map), href: '#map' },
    hasSimilar && { label: t(messages.similar), href: '#near' },
  ]
  return all.filter((target) => target !== false)
}
