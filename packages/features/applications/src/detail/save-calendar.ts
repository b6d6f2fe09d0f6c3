import { saveFile } from '@edbazaar/feature-platform/save-file'

/** Saves the calendar entry of an interview as a file. */
export function saveCalendar(entry: string): void {
  saveFile(new Blob([entry], { type: 'text/calendar' }), 'interview.ics')
}
