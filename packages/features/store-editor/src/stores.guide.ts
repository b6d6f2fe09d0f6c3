import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What somebody who teaches needs to list stores: the list, one store with its services, the panel that adds one and the panel that edits it.',
  use: [
    '`/my-store-list`, for whoever is signed in and has permission 1: one’s stores, and “Add Store”.',
    '`/my-store-details/{id}`: one store, its services with their batches, and how parents see it.',
    'Edit Store opens from a card or the store’s page, and by itself after a store was created.',
  ],
  avoid: [
    'A tuition, an activity, a camp or a workshop is a service of a store: Service editor.',
    'What parents read is the store’s own page: Listings, Product and store.',
    'Where the plan is full neither a store nor a service can be added, and the page says so.',
  ],
  anatomy: [
    {
      part: 'Card',
      text: 'Image, name, city, how many services, state, what is missing, the switch, Edit, Services.',
    },
    {
      part: 'Add Store',
      text: 'Store name and one image. Over it Add Store Image: “Upload File”, a hint of 1:1, the preview, “Next”.',
    },
    {
      part: 'Edit Store',
      text: 'The switch with “Click To Disable” or “Click To Enable”, the image “Click to upload images”, the store, contact, description.',
    },
    {
      part: 'Image panel of the editor',
      text: '“Update” and “Next”; either saves and closes the editor too, as specified.',
    },
    {
      part: 'Store’s page',
      text: 'Services with their switch and batches, “Add service”, and how parents see the store.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leaves a field, which saves it if it was changed.' },
    { keys: 'Enter', does: 'In Add Store: creates it. On the image: opens the image panel.' },
    { keys: 'Space', does: 'On a switch: shows or hides at once.' },
    { keys: 'Escape', does: 'Closes the panel, or asks first.' },
  ],
  accessibility: [
    'Add Store begins in its name; after a failed try the name has the focus where it is wrong.',
    'The image is a button that says what a press does; what is missing is read with it.',
    'A switch names its store or service, and tells whether it is saved.',
    'A field that is not saved says why; the foot of the panel counts them.',
  ],
  dos: [
    {
      text: 'Keep the words of the checks: “Enter valid Name”, “Please add at least one image.”, “Plz Check All the Fields.”, “This is required !”.',
    },
    {
      text: 'Require name, contact person, email, mobile and city; address, company name, country and GSTIN may be empty.',
    },
    {
      text: 'Send a new store with a key of its own, so that trying again after a lost answer lists it once.',
    },
    {
      text: 'Say “Image Updated” or “Failed” of the image, “Updated” or “Failed” of the description.',
    },
  ],
  donts: [
    { text: 'Do not keep a second image: a new one takes the place of the old, cut to 1:1.' },
    { text: 'Do not save an image before “Update” or “Next”; leaving the panel asks instead.' },
    { text: 'Do not show the page of a hidden store: there is none to see.' },
    { text: 'Do not close a filled Add Store without “All changes will be lost. Continue?”.' },
  ],
}
