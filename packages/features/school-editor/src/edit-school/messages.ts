import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Most messages about saving and about invalid fields are quoted from the specification. */
export const messages = defineMessages(
  'school-editor/edit-school',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Edit School`,
    description: msg`Each field saves when you leave it`,
    loading: msg`Loading`,
    close: msg`Close`,
    sections: msg`Sections`,
    jumpToSection: msg`Jump to section`,
    preview: msg`Preview in a new tab`,

    shown: msg`Shown to parents`,
    shownHint: msg`Turn off to hide the school at once. Its data is kept.`,

    media: msg`Photos and videos`,
    uploadMore: msg`Upload More Images`,
    files: (count: number) => msg`${plural(count, { one: '# file', other: '# files' })}`,
    next: msg`Next`,

    school: msg`The school`,
    name: msg`Name`,
    slug: msg`URL`,
    slugHint: msg`Generated from the name.`,
    type: msg`Type`,
    online: msg`Online`,
    offline: msg`Offline`,
    address: msg`Address`,
    addressHint: msg`Street and number, so that visitors can find the school.`,
    establishedOn: msg`Established on`,
    establishedHint: msg`A year is enough, such as 1986.`,
    students: msg`Students`,
    classrooms: msg`Classrooms`,

    contact: msg`Contact`,
    contactName: msg`Contact Person`,
    phone: msg`Phone`,
    email: msg`Email`,

    filters: msg`What the school offers`,
    filtersHint: msg`Parents filter by these. Each change is saved at once.`,
    addValue: msg`Suggest a missing value`,
    requested: msg`requested`,

    descriptionLabel: msg`Description`,
    descriptionHint: msg`Describe what parents see on a visit: the school day, the teachers, the building.`,

    enterName: msg`Enter Valid Name`,
    enterNumber: msg`Enter a valid phone number with at least 10 digits`,
    enterEmail: msg`Please enter an email ID`,
    addLocation: msg`Please add Location`,
    addImage: msg`Please add atleast one image.`,
    oneLine: msg`Enter one line of up to 200 characters.`,
    addressTooLong: msg`Enter up to 500 characters.`,
    tooLong: msg`The description is too long. Shorten it to 60,000 characters.`,
    yearOrDay: msg`Enter a year, such as 1986, or a date, such as 12/06/1986.`,
    pastDay: msg`Enter a year or date in the past, such as 1986 or 12/06/1986.`,

    updated: msg`Updated`,
    unable: msg`Unable to update school. Please check your inputs.`,
    failedToUpdate: msg`Failed to Update`,
    failed: msg`Failed`,
  },
)
