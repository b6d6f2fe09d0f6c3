import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { useMessages } from '@edbazaar/feature-platform'
import { FacilityList } from '@edbazaar/ui/FacilityList'
import { languageOf } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'
import { facilityGroups } from './school-filters'

/** Available and unavailable facilities. */
export function FacilitiesSection({ school }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  const groups = facilityGroups(school)
  if (groups.length === 0) return null
  return (
    <section id="facilities" className={styles.section}>
      <SectionHead title={t(messages.facilities)} isFlush />
      <FacilityList
        noneLabel={t(messages.noFacility)}
        groups={groups.map(({ name: title, values }) => ({
          title,
          facilities: values.map(({ name, has }) => ({ name, has, lang: languageOf(name) })),
        }))}
      />
    </section>
  )
}
