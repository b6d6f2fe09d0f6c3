import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the facts that parents filter and compare by. */
export const messages = defineMessages(
  'school-editor/edit-school/facts',
  import.meta.glob('./locales/*.po'),
  {
    fees: msg`Fees`,
    feesHint: msg`Enter amounts as in a spreadsheet, or paste cells from one. Leave a cell empty if you do not want to publish the amount. Enter 0 if there is no charge.`,
    feesFor: (year: string) => msg`Fees for ${year}`,
    year: msg`School year`,
    copyYear: (year: string) => msg`Copy to ${year}`,
    copied: (year: string) =>
      msg`The fees were copied to ${year}. Update the amounts: parents see them as soon as you leave the sheet.`,
    admission: msg`Admission, once`,
    tuition: msg`Tuition per year`,
    transport: msg`Transport per year`,
    books: msg`Books and uniform per year`,
    classHead: msg`Class`,
    classExample: msg`Class 1 to 5`,
    everyYear: msg`Every year`,
    firstYear: (amount: string) => msg`First year ${amount}`,
    unnamedRow: (row: number) => msg`row ${row}`,
    cell: (head: string, row: string) => msg`${head}, ${row}`,
    addRow: msg`Add a class`,
    removeRow: (row: string) => msg`Remove ${row}`,
    removedRow: (row: string) => msg`${row} removed`,
    full: (rows: number) =>
      msg`${plural(rows, { one: 'The sheet can have up to # class.', other: 'The sheet can have up to # classes. Combine classes with the same fees.' })}`,
    pasted: (rows: number) =>
      msg`${plural(rows, { one: '# class filled', other: '# classes filled' })}`,
    pastedPartly: (rows: number, left: number) =>
      msg`${plural(rows, { one: '# class filled', other: '# classes filled' })}; ${left} did not fit`,
    parentsSee: (fees: string, firstYear: string) =>
      msg`Parents see ${fees} a year (tuition, transport and books), and ${firstYear} in the first year.`,
    problems: {
      classMissing: (row: number) => msg`Row ${row}: enter the class, such as Class 1 to 5.`,
      classTwice: (row: number, name: string) =>
        msg`Row ${row}: ${name} is already in the sheet. Enter each class once.`,
      classTooLong: (row: number) => msg`Row ${row}: shorten the class to 60 characters.`,
      amount: (row: string, head: string) =>
        msg`${row}, ${head}: enter whole rupees up to 1,00,00,000, such as 50,000.`,
    },

    agesAndSeats: msg`Ages and seats`,
    ageFrom: msg`Youngest age, in years`,
    ageTo: msg`Oldest age, in years`,
    ages: msg`Ages at admission`,
    enterAge: msg`Enter an age from 0 to 25, such as 3.5.`,
    agesSwapped: msg`Enter the lower age first.`,
    seats: msg`Seats`,
    seatsTotal: msg`Seats for new students`,
    seatsLeft: msg`Seats left`,
    seatsHint: msg`With 0 seats left, parents see that admissions are closed.`,
    enterSeats: msg`Enter a number of seats up to 10,000.`,
    tooManyLeft: msg`Seats left cannot be more than the number of seats.`,

    admissions: msg`Admission dates`,
    opensOn: msg`Forms open on`,
    closesOn: msg`Forms close on`,
    otherDates: msg`Other dates`,
    otherDatesHint: msg`Such as a parent visit, the first admission list, or the due date of the first fee.`,
    dateLabel: msg`What happens`,
    dateFrom: msg`Date, or first day`,
    dateTo: msg`Last day`,
    isDeadline: msg`This is a deadline`,
    addDate: msg`Add a date`,
    removeDate: (label: string) => msg`Remove ${label}`,
    unnamedDate: (number: number) => msg`date ${number}`,
    enterDate: (label: string) => msg`${label}: enter a date as dd/mm/yyyy, such as 20/11/2026.`,
    nameDate: (number: number) => msg`Date ${number}: enter what happens, in up to 80 characters.`,
    closesFirst: msg`Forms must open before they close.`,
    endsFirst: (label: string) => msg`${label}: the last day must not be before the first.`,

    schoolDay: msg`School day and teachers`,
    timings: msg`School day`,
    startsAt: msg`School starts at`,
    endsAt: msg`School ends at`,
    enterTimes: msg`Enter both times, such as 8:10 am and 2:30 pm.`,
    timesSwapped: msg`The school day must end after it starts.`,
    ratio: msg`Students per teacher`,
    ratioHint: msg`The number of students for each teacher, such as 24.`,
    enterRatio: msg`Enter a whole number from 1 to 200.`,

    quickFilters: msg`Transport and medium of instruction`,
    schoolBus: msg`The school has a bus`,
  },
)
