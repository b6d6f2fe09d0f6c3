import { page as table } from '@edbazaar/feature-admin/tables/schools'
import { AnySchoolEditor } from '@edbazaar/feature-school-editor/any-school-editor'

/** The table of all schools, with the editor of their flow. */
function AllSchools() {
  return (
    <>
      <table.Component />
      <AnySchoolEditor />
    </>
  )
}

export const page = { ...table, Component: AllSchools }
