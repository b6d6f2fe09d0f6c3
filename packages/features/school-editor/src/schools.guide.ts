import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where a provider adds and edits schools: the My schools list, the panel that adds a school, and the editor with auto-saving fields.',
  use: [
    '`/school/my-school-list`, for signed-in users with the `listings` permission. Other users see why they have no access.',
    '“Add School” opens Add New School. So do “Add School/Store” in the menus and the walkthrough.',
    'Edit School opens from a card, and automatically after a school is created.',
  ],
  avoid: [
    'The school page that parents see: Listings, School. Preview shows its card and links to its page, or to a preview of it while it is hidden.',
    'Stores and their services: Store editor, Service editor.',
    'At the limit of the plan, a notice says so and a new school starts hidden.',
  ],
  anatomy: [
    { part: 'Header', text: '“My schools”, “2 of 5 live schools in your plan”, “Add School”.' },
    {
      part: 'Card',
      text: 'Image, name, place, “Live” or “Hidden”, completeness with the next step, the visibility switch, Edit and Preview.',
    },
    {
      part: 'Add New School',
      text: 'Name, schools that may be the same (“Is it one of these?”), URL (generated from the name), type, location (offline only), email, number and images. Add School Media opens on top. “Close” and “Create School”.',
    },
    {
      part: 'Edit School',
      text: 'Visibility switch, photos and videos with captions, the school with its location and pin, fees class by class, ages and seats, admission dates, the school day, contact, quick filters, what the school offers, description. Upload More Images opens on top; “Preview in a new tab” shows the page.',
    },
    {
      part: 'Sections',
      text: 'From 1024 px on, a list of the sections and filters beside the form, which marks the section in view; below, the menu “Jump to section” under the title.',
    },
    { part: 'Footer of the editor', text: 'The number of fields that are not saved, and “Close”.' },
    {
      part: 'Add new filter value',
      text: 'A dialog that asks an admin to add a missing filter value.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leaves a field, which saves it if it changed.' },
    { keys: 'Enter', does: 'In Add New School: creates the school.' },
    { keys: 'Space', does: 'On a switch or a filter: changes and saves it at once.' },
    { keys: '↑ ↓', does: 'In the location field: moves through the suggestions.' },
    { keys: 'Escape', does: 'Saves the current field and closes the panel, or asks first.' },
  ],
  accessibility: [
    'The buttons of a card include the school’s name: “Edit Vidya Niketan”, “Shown to parents: Vidya Niketan”.',
    'Each field shows whether it is saving, saved or not saved, with the reason; a toast says “Updated”.',
    'If Create School is pressed with invalid fields, the first one gets focus and a toast shows its error.',
    'If the contact email is missing, closing shows “Please enter an email ID” and focuses the field.',
  ],
  dos: [
    {
      text: 'Keep the validation messages exactly: “Enter Valid Name”, “Select Your School Type”, “Please add Location”, “Please add atleast one image.”, “Enter a valid phone number with at least 10 digits”.',
    },
    {
      text: 'Store all input: a draft in this browser until the school is created, an unsaved edit until the API has saved it.',
    },
    {
      text: 'In a conflict, show both values with “Keep mine” and “Take theirs”, and send nothing before the user chooses.',
    },
    {
      text: 'Ask “All changes will be lost. Continue?” before closing a filled form; confirming also deletes its images.',
    },
    { text: 'Save an admin’s edits with the admin operation, `/admin/{id}/edit`.' },
  ],
  donts: [
    {
      text: 'Do not make the slug editable. It follows the name and ends in six random digits.',
    },
    { text: 'Do not ask for the location or address of an online school.' },
    { text: 'Do not stop a provider from adding a school that looks like one of those offered.' },
    { text: 'Do not save a field that is unchanged or was changed back.' },
    { text: 'Do not allow the last image to be deleted or a school to be created without one.' },
    { text: 'Do not show the filter value `Others`.' },
  ],
}
