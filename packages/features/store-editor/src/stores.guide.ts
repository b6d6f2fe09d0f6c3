import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where a provider adds and edits stores: the My stores list, the page of a store with its services, the panel that adds a store, and its editor.',
  use: [
    '`/my-store-list`, for signed-in users with the `listings` permission: the user’s stores and “Add Store”.',
    '`/my-store-details/{id}`: a store, its services with their batches, and a preview of its public page.',
    'Edit Store opens from a card or the store’s page, and automatically after a store is created.',
  ],
  avoid: [
    'A tuition, activity, camp or workshop is a service of a store: Service editor.',
    'The public page of a store: Listings, Product and store.',
    'At the limit of the plan, a notice says so and a new store or service starts hidden.',
  ],
  anatomy: [
    {
      part: 'Card',
      text: 'Image, name, city, number of services, visibility, completeness, the visibility switch, Edit and Services.',
    },
    {
      part: 'Add Store',
      text: 'Store name, location (optional) and one image, and that the store starts hidden. Add Store Image opens on top: “Upload File”, a 1:1 hint, the preview and “Next”.',
    },
    {
      part: 'Edit Store',
      text: 'The switch with “Click To Disable” or “Click To Enable”, the image with “Click to upload images”, the store with its location and pin, contact and description.',
    },
    {
      part: 'Image panel of the editor',
      text: '“Update” and “Next”; either saves and also closes the editor, as specified.',
    },
    {
      part: 'Store page',
      text: 'Services with their switch and batches, “Add service”, and a preview of the public page.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leaves a field, which saves it if it changed.' },
    {
      keys: 'Enter',
      does: 'In Add Store: creates the store. On the image: opens the image panel.',
    },
    { keys: 'Space', does: 'On a switch: shows or hides at once.' },
    { keys: 'Escape', does: 'Closes the panel, or asks first.' },
  ],
  accessibility: [
    'Add Store focuses the name first, and again after a submit with an invalid name.',
    'The image is a button with the action as its label; a missing image is part of its description.',
    'A switch includes the name of its store or service, and shows whether it is saved.',
    'A store that lacks a location or a contact cannot be shown: its editor says what is missing and focuses that field.',
    'A field that is not saved shows the reason; the footer of the panel shows how many there are.',
  ],
  dos: [
    {
      text: 'Keep the validation messages exactly: “Enter valid Name”, “Please add at least one image.”, “Plz Check All the Fields.”, “This is required !”.',
    },
    {
      text: 'Require name, contact person, email, mobile and city. Address, company name, country and GSTIN are optional.',
    },
    {
      text: 'Send a new store with a request key, so that a retry after a lost response creates only one store.',
    },
    {
      text: 'Show “Image Updated” or “Failed” for the image, and “Updated” or “Failed” for the description.',
    },
  ],
  donts: [
    { text: 'Do not keep a second image: a new image, cropped to 1:1, replaces the old one.' },
    { text: 'Do not save an image before “Update” or “Next”; closing the panel asks first.' },
    { text: 'Do not link to the public page of a hidden store: link to its preview.' },
    { text: 'Do not close a filled Add Store without “All changes will be lost. Continue?”.' },
  ],
}
