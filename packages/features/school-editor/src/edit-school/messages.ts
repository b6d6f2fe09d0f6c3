import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** The messages about saving are quoted from the specification. */
export const messages = defineMessages(
  'school-editor/edit-school',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Edit School`,
    description: msg`Each field saves when you leave it`,
    loading: msg`Loading`,
    close: msg`Close`,

    shown: msg`Shown to parents`,
    shownHint: msg`Turn off to hide the school at once. Its data is kept.`,

    media: msg`Photos and videos`,
    uploadMore: msg`Upload More Images`,
    files: (count: number) => msg`${plural(count, { one: '# file', other: '# files' })}`,
    next: msg`Next`,

    school: msg`The school`,
    name: msg`Name`,
    slug: msg`Slug`,
    slugHint: msg`Generated from the name.`,
    type: msg`Type`,
    online: msg`Online`,
    offline: msg`Offline`,
    location: msg`Location`,
    address: msg`Address`,
    addressHint: msg`Street and number, so that visitors find the school.`,
    establishedOn: msg`Established on`,
    students: msg`Students`,
    classrooms: msg`Classrooms`,

    contact: msg`Contact`,
    contactName: msg`Contact Person`,
    phone: msg`Phone`,
    email: msg`Email`,

    filters: msg`What the school offers`,
    filtersHint: msg`Parents filter by these. Each change is saved at once.`,
    addValue: msg`Add new filter value`,
    requested: msg`requested`,

    descriptionLabel: msg`Description`,
    descriptionHint: msg`Describe what parents see on a visit: the school day, the teachers, the building.`,

    updated: msg`Updated`,
    unable: msg`Unable to update school. Please check your inputs.`,
    failedToUpdate: msg`Failed to Update`,
    failed: msg`Failed`,
  },
)
