import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** The validation messages are quoted from the specification. */
export const messages = defineMessages(
  'school-editor/add-school',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Add New School`,
    description: msg`A name, a contact and one image are enough`,
    name: msg`Name`,
    slug: msg`URL`,
    slugHint: msg`Generated from the name.`,
    isItOneOfThese: msg`Is it one of these?`,
    claimInstead: msg`If your school is here, open its page and choose “Is this your school?” instead of adding it again.`,
    type: msg`Type`,
    chooseType: msg`Select Your School Type`,
    offline: msg`Offline`,
    online: msg`Online`,
    email: msg`Email`,
    emailHint: msg`Parents see this address on your page.`,
    number: msg`Phone number`,
    images: msg`Images`,
    imagesHint: msg`The first image is the cover.`,
    addImages: msg`Add images`,
    changeImages: msg`Change images`,
    mediaTitle: msg`Add School Media`,
    next: msg`Next`,
    create: msg`Create School`,
    close: msg`Close`,
    added: msg`Added`,
    addedHidden: msg`Added but hidden: your plan allows no more live schools.`,

    enterName: msg`Enter Valid Name`,
    enterType: msg`Select Your School Type`,
    enterEmail: msg`Enter Email`,
    enterNumber: msg`Enter a valid phone number with at least 10 digits`,
    numberTooShort: msg`Phone number must be at least 10 digits long.`,
    addLocation: msg`Please add Location`,
    addImage: msg`Please add atleast one image.`,

    loseAll: msg`All changes will be lost. Continue?`,
  },
)
