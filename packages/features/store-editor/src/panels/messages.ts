import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Spelling and capitals follow the specification where it quotes. */
export const messages = defineMessages('store-editor/panels', import.meta.glob('./locales/*.po'), {
  addTitle: msg`Add Store`,
  name: msg`Name`,
  storeName: msg`Store name`,
  storeNameHint: msg`The name parents know you by`,
  images: msg`Images`,
  addImage: msg`Add Store Image`,
  changeImage: msg`Change image`,
  createStore: msg`Create Store`,
  close: msg`Close`,
  previewPage: msg`Preview in a new tab`,
  changesLost: msg`All changes will be lost. Continue?`,
  confirmation: msg`Confirmation`,

  imageTitle: msg`Add Store Image`,
  uploadFile: msg`Upload File`,
  imageHint: msg`It can be a logo or your own photo. A ratio of 1:1 is recommended.`,
  noImage: msg`No image yet`,
  otherImage: msg`Another image`,
  preview: msg`Preview`,
  next: msg`Next`,
  update: msg`Update`,

  enterName: msg`Enter valid Name`,
  addOneImage: msg`Please add at least one image.`,
  checkFields: msg`Plz Check All the Fields.`,
  added: msg`Added`,

  editTitle: msg`Edit Store`,
  editText: msg`Each field saves when you leave it`,
  clickToUpload: msg`Click to upload images`,
  shown: msg`Shown to parents`,
  store: msg`The store`,
  contact: msg`Contact`,
  description: msg`Description`,
  descriptionHint: msg`Describe who you are, your experience and how you teach.`,
  address: msg`Address`,
  contactPerson: msg`Contact Person`,
  email: msg`Email`,
  mobile: msg`Mobile`,
  companyName: msg`Company Name`,
  city: msg`City`,
  cityHint: msg`Filled in from the location. If you enter another city, the store moves to its centre.`,
  locationHint: msg`Area, town or PIN code in India. Parents see how far away you are.`,
  addLocation: msg`Choose a location from the list.`,
  hiddenUntilShown: msg`This store is hidden. Add its location, and a mobile number or an email, to show it to parents.`,
  newIsHidden: msg`The store starts hidden. To show it to parents, first add its location and a mobile number or an email.`,
  country: msg`Country`,
  gstin: msg`GSTIN`,
  notLoaded: msg`The store could not be loaded`,
  retry: msg`Retry`,

  required: msg`This is required !`,
  validEmail: msg`Enter valid email`,
  validMobile: msg`Enter 4 to 12 digits`,
  validGstin: msg`Enter the 15 characters of a GSTIN, such as 29ABCDE1234F1Z5`,
  oneLine: msg`Enter a single line without special characters`,
  tooLong: (maxLength: number) =>
    msg`${plural(maxLength, {
      one: 'Enter up to # character',
      other: 'Enter up to # characters',
    })}`,
  tooShort: (minLength: number) =>
    msg`${plural(minLength, {
      one: 'Enter at least # character',
      other: 'Enter at least # characters',
    })}`,
  descriptionTooLong: msg`The description is too long. Shorten it to 60,000 characters.`,

  updated: msg`Updated`,
  failed: msg`Failed`,
  imageUpdated: msg`Image Updated`,
})
