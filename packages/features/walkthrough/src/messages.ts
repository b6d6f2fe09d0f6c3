import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
/** Texts of the walkthrough. The confirmation and the toasts are quoted from the specification. */
export const messages = defineMessages('walkthrough', import.meta.glob('./locales/*.po'), {
  label: msg`Walk through`,
  prompt: msg`Would you like to see how to list a school or a store? It takes a minute.`,
  yes: msg`Yes`,
  next: msg`Next`,
  skip: msg`Skip`,
  confirm: msg`Are you sure you want to skip the walk through? Again you will not be able to get walk through`,
  skipped: msg`Skipped`,
  failed: msg`Failed`,
  schoolList: msg`This is your list of schools. To add one, click Add School.`,
  schoolForm: msg`Enter its name, location and contact details.`,
  schoolImages: msg`Add at least one image. The first image is the cover.`,
  schoolShown: msg`Your school will show here.`,
  profileMenu: msg`You can return here at any time: open Profile and select Add School/Store.`,
  profileMenuOfOwner: msg`You can return here at any time: open My Profile. Its menu lists your schools and stores.`,
  storeList: msg`This is your list of stores, which offer tuitions, activities, camps and workshops.`,
  storeForm: msg`Enter a name for the store, and its location if you like. A new store starts hidden: it needs a location, and a mobile number or an email, before you can show it to parents.`,
  storeImages: msg`Add an image: a logo or your own photo.`,
})
