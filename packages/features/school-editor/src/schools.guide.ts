import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'Where a provider lists a school and tells what it is: the list of one’s schools, the panel that adds one, and the panel in which every field saves itself.',
  use: [
    '`/school/my-school-list`, for whoever is signed in and has permission 1; others see why not.',
    '“Add School” opens Add New School. So do “Add School/Store” in the menus and the walk through.',
    'Edit School opens from a card, and by itself after a school was created.',
  ],
  avoid: [
    'What parents read is the school’s page: Listings, School. Preview shows the card alone.',
    'Stores and what they offer: Store editor, Service editor.',
    'Where the plan’s schools are used up, “Add School” cannot be pressed, and the page says why and to whom to write.',
  ],
  anatomy: [
    { part: 'Head', text: '“My schools”, “2 of 5 schools of your plan”, “Add School”.' },
    {
      part: 'Card',
      text: 'Image, name, place, “Live” or “Hidden”, how complete it is and what would bring most, the switch, Edit, Preview.',
    },
    {
      part: 'Add New School',
      text: 'Name, slug (made from the name), type, location (offline only), email, number, images. Over it Add School Media. “Close” and “Create School”.',
    },
    {
      part: 'Edit School',
      text: 'Switch, photos and videos, the school, contact, what the school offers, description. Over it Upload More Images.',
    },
    { part: 'Foot of the editor', text: 'How many fields are not saved, and “Close”.' },
    {
      part: 'Add new filter value',
      text: 'A dialog that asks an administrator for a value that a filter lacks.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leaves a field, which saves it if it was changed.' },
    { keys: 'Enter', does: 'In Add New School: creates it.' },
    { keys: 'Space', does: 'On a switch or a filter: changes and saves it at once.' },
    { keys: '↑ ↓', does: 'In the location: go through the places that were found.' },
    { keys: 'Escape', does: 'Saves what is being typed and closes the panel, or asks first.' },
  ],
  accessibility: [
    'Each card’s buttons name their school: “Edit Vidya Niketan”, “Shown to parents: Vidya Niketan”.',
    'A field tells beside itself that it is being saved, is saved or is not, and why; a toast says “Updated”.',
    'When Create School is pressed too early, the first wrong field has the focus, and a toast says what is wrong with it.',
    'Where the contact email is missing, closing says “Please enter an email ID” and puts the focus there.',
    'A disabled “Add School” is described by its reason.',
  ],
  dos: [
    {
      text: 'Keep the words of the checks: “Enter Valid Name”, “Select Your School Type”, “Please add Location”, “Please add atleast one image.”, “Enter a valid phone number with at least 10 digits”.',
    },
    {
      text: 'Keep what is typed: a draft in this browser until the school is created, an edit until the API has it.',
    },
    {
      text: 'Where somebody else was faster show both, with “Keep mine” and “Take theirs”. Nothing is sent before one has chosen.',
    },
    {
      text: 'Ask “All changes will be lost. Continue?” before a filled form is closed; its images go too.',
    },
    { text: 'Let administrators edit through their own call, `/admin/{id}/edit`.' },
  ],
  donts: [
    { text: 'Do not let the slug be typed. It follows the name and ends in six random digits.' },
    { text: 'Do not ask an online school for a location or an address.' },
    { text: 'Do not save a field that was not changed, or changed back.' },
    { text: 'Do not let the last image be deleted, nor a school be created without one.' },
    { text: 'Do not show the value `Others` of a filter.' },
  ],
}
