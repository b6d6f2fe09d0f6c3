// Generated from openapi.yaml by `pnpm generate`. Do not edit.
export interface paths {
    readonly "/admin/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a field of any school
         * @description Like `editSchool`, for admins.
         */
        readonly put: operations["editSchoolAsAdmin"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/actions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows an action of an admin
         * @description Who did what and why, what an undo would change now, and what it would leave because it has changed
         *     since.
         */
        readonly get: operations["getAdminAction"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/actions/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undoes an action of an admin
         * @description Puts back what an action of the last 30 days changed, as an action of its own, which can be undone in
         *     the same way. A field that has changed since stays, and is listed. Answers 409 if the action was undone,
         *     is older, or nothing can be put back. With `is_preview`, nothing changes.
         */
        readonly post: operations["undoAdminAction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/admins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the admins who can be assigned work
         * @description Everybody with the admin role who is not blocked, by name.
         */
        readonly get: operations["listAdmins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all batches
         * @description Batches of all products. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminBatches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/batches/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all batches as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminBatches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/blogs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all blogs
         * @description Drafts, blogs in review, published and hidden blogs. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminBlogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/blogs/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all blogs as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminBlogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/contact-messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the messages from the contact page
         * @description The senders agreed to a reply only. A search finds words of the message, its sender or its number.
         *     Counts at most 10,000 records.
         */
        readonly get: operations["listAdminContactMessages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/contact-messages/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows a contact message
         * @description The record as the list shows it.
         */
        readonly get: operations["getAdminContactMessage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/contact-messages/{id}/follow-up": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Assigns a contact message to an admin, or marks it as answered
         * @description A change can be undone for 30 days. Answers 409 if another admin has changed the record meanwhile, and
         *     says who and when.
         */
        readonly put: operations["followUpContactMessage"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/contact-messages/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports the messages from the contact page as CSV
         * @description The records that the same query lists, on all pages, in the same order. Needs a recent password, and
         *     every export is logged. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminContactMessages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/enquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all enquiries
         * @description Confirmed enquiries of all desks, without those merged into another. The name of the parent is
         *     null without a live consent; a search finds names only with one. Contact details are not listed.
         *     Counts at most 10,000 records.
         */
        readonly get: operations["listAdminEnquiries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/enquiries/{id}/invalid-review": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decides whether an enquiry is invalid
         * @description For an enquiry that its desk marked as invalid and that waits for a review: 1 in 20, all of a desk that
         *     marks more than twice the median share, and every one whose parent objected. `upheld` leaves the mark, and
         *     the parent hears of it if they objected. `overturned` moves the enquiry back to `new`; the parent and the
         *     desk hear of it, the desk with the note. Members of the listing cannot review its enquiries. Answers 409 if
         *     no review is open.
         */
        readonly post: operations["reviewInvalidEnquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/enquiries/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all enquiries as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe. Answers 403 with the
         *     code `confirm_password` unless the caller has confirmed their password within the last 15 minutes.
         */
        readonly get: operations["downloadAdminEnquiries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/exited-users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the contact details left in the exit popup
         * @description People who agreed to be contacted once about what they were looking for. Once they are marked as
         *     contacted, their email and phone number are hidden here and in the CSV file, and the search does not
         *     find them. A search also finds the number of a record. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminExitedUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/exited-users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows an exited user
         * @description The record as the list shows it.
         */
        readonly get: operations["getAdminExitedUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/exited-users/{id}/follow-up": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Assigns an exited user to an admin, or marks it as contacted
         * @description Marking as contacted hides the email and the phone number; taking the mark back shows them again. A
         *     change can be undone for 30 days. Answers 409 if another admin has changed the record meanwhile, and
         *     says who and when.
         */
        readonly put: operations["followUpExitedUser"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/exited-users/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports the contact details left in the exit popup as CSV
         * @description The records that the same query lists, on all pages, in the same order. Needs a recent password, and
         *     every export is logged. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminExitedUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/filter-requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the requested filter values
         * @description Requests of providers for missing filter values, whatever their status. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminFilterRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/filter-requests/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request.
                 * @example 61
                 */
                readonly id: components["parameters"]["FilterRequestInPath"];
            };
            readonly cookie?: never;
        };
        /**
         * Shows a requested filter value with what a decision would change
         * @description The request, the listings that would get the value, and the values that the filter has. A decision
         *     is about every pending request for the same value.
         */
        readonly get: operations["getFilterRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/filter-requests/{id}/decision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request.
                 * @example 61
                 */
                readonly id: components["parameters"]["FilterRequestInPath"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approves, merges or rejects a requested filter value
         * @description An approval adds the value to its filter, under another name if one is given; a merge takes a value
         *     that exists. Both select the value in the listings that were named, and tell the users by email.
         *     Decides every pending request for the same value, as one action that can be undone for 30 days.
         *     Answers 409 if the request is decided already, if the value exists, or to the admin who asked for it.
         */
        readonly post: operations["decideFilterRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/filter-requests/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports the requested filter values as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminFilterRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/job-seekers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all job seekers
         * @description Users of type edjobs. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminJobSeekers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/job-seekers/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all job seekers as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe. Answers 403 with the
         *     code `confirm_password` unless the caller has confirmed their password within the last 15 minutes.
         */
        readonly get: operations["downloadAdminJobSeekers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all jobs
         * @description Jobs, whatever their status. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/jobs/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all jobs as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/jobs/decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Expires or reopens jobs
         * @description Up to 500 jobs as one action, which can be undone for 30 days. `expire` closes live and paused
         *     jobs now; `reopen` opens closed ones for 14 days. Jobs in another status and the caller's own
         *     are skipped and listed. With `is_preview`, nothing changes.
         */
        readonly post: operations["decideJobs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/listings/decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hides, shows, removes or approves records
         * @description One decision about up to 500 records of a kind, with or without a case, as one action. Open cases about
         *     them are decided with it. Records that are already so, were deleted, belong to the caller or have a case
         *     that another admin has claimed are skipped and listed with why. `hide` and `remove` need a reason, which
         *     the owner sees. With `is_preview`, nothing changes and the response says what would. The action can be
         *     undone for 30 days.
         */
        readonly post: operations["decideListings"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows the metrics of the site in a period
         * @description From the daily values that are recounted every night. Days are those of India. Without a period,
         *     the 91 days before today.
         */
        readonly get: operations["getMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/metrics/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the records that a metric counts
         * @description The records as they are now. Their numbers add up to the value of the metric.
         */
        readonly get: operations["listMetricRows"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/moderation/cases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists moderation cases
         * @description The queue of moderation, or with the tab `decided` what was decided in the last 30 days. A record has
         *     at most one open case. `tabs` counts the open cases of `kinds` by tab, `views` those of the tab; both
         *     ignore the other filters.
         */
        readonly get: operations["listModerationCases"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/moderation/cases/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows a moderation case
         * @description What changed since the last approved version, reports, history, the owner and other cases. Before a
         *     decision, the values now; after it, the values that were decided about.
         */
        readonly get: operations["getModerationCase"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/moderation/cases/{id}/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Claims a moderation case
         * @description Keeps the case for the caller for 10 minutes; claiming it again extends this. With `take_over`, also
         *     if another admin has it. Answers 409 if another admin has it or it is decided.
         */
        readonly post: operations["claimModerationCase"];
        /**
         * Releases a moderation case
         * @description Ends the claim of the caller, if they have one.
         */
        readonly delete: operations["releaseModerationCase"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/moderation/cases/{id}/decision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decides a moderation case
         * @description Answers 409 with `conflict` if the case has another revision, and says who decided it or that the owner
         *     has edited since. `approved` and `rejected_fields` need `to_revision`. `rejected_fields` puts the old
         *     values of `fields` back and approves the others. An appeal that is upheld with `approved` or `shown` puts
         *     back the owner's values that the decision had rejected, unless they have changed since; the changes of
         *     its case list them. Nobody decides about their own listing or content. With `is_preview`, nothing changes
         *     and the response has the message to the owner.
         */
        readonly post: operations["decideModerationCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/moderation/cases/{id}/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adds a note to a moderation case
         * @description A note for admins, in the history of the case.
         */
        readonly post: operations["addModerationNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/moderation/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Waits for changes of moderation cases
         * @description Answers as soon as a case was opened, claimed, decided or changed after `since`, at the latest after 25
         *     seconds. Without `since`, answers at once with a cursor. `must_reload` says that changes may have been
         *     missed.
         */
        readonly get: operations["listModerationChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/moderation/decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decides several moderation cases
         * @description One decision about up to 500 cases, as one action. Cases with held fields, cases that have changed
         *     since, are decided, are claimed by another admin or concern the caller are skipped and listed. With
         *     `is_preview`, nothing changes.
         */
        readonly post: operations["decideModerationCases"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/newsletter-drafts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists drafts of newsletters
         * @description Issues that are being written. Nobody else sees them, and nothing is sent.
         */
        readonly get: operations["listAdminNewsletterDrafts"];
        readonly put?: never;
        /**
         * Creates a draft of a newsletter
         * @description A request with the key of an earlier one returns the draft that exists.
         */
        readonly post: operations["createNewsletterDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/newsletter-drafts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows a draft of a newsletter */
        readonly get: operations["getNewsletterDraft"];
        /**
         * Changes a draft of a newsletter
         * @description A change can be undone for 30 days. Answers 409 if another admin has changed the draft meanwhile.
         */
        readonly put: operations["editNewsletterDraft"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/newsletter-drafts/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports drafts of newsletters as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminNewsletterDrafts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/permission-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists changes of permissions */
        readonly get: operations["listPermissionChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/permission-changes/{changeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The change.
                 * @example 12
                 */
                readonly changeId: components["parameters"]["PermissionChangeInPath"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Withdraws a change of permissions
         * @description For the admin who asked. Answers 409 if the change is decided or has expired.
         */
        readonly delete: operations["withdrawPermissionChange"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/permission-changes/{changeId}/decision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The change.
                 * @example 12
                 */
                readonly changeId: components["parameters"]["PermissionChangeInPath"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Agrees to a change of permissions, or refuses it
         * @description For an admin other than the one who asked, with a recently confirmed password. Answers 409 if the
         *     change is decided or has expired, for the admin who asked, and for the last admin.
         */
        readonly put: operations["decidePermissionChange"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all products
         * @description Tuitions, activities, camps and workshops, whatever their status. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/products/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all products as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/schools": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all schools
         * @description Schools of registers and of owners, whatever their status. A search finds words of the name and
         *     place, a slug, or the id in the register. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/schools/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all schools as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/search-queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists searches without results or without an opened result
         * @description The most frequent queries of the last days, by their words; nothing is stored about the people
         *     who searched. Answered queries are kept for 30 days, others for 90.
         */
        readonly get: operations["listSearchQueries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows queues, errors and the state of the site
         * @description What waits for admins, what went wrong today, and how the server does.
         */
        readonly get: operations["getStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/stores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all stores
         * @description Stores, whatever their status. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminStores"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/stores/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all stores as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminStores"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all users
         * @description The search finds names, email addresses and ids. Counts at most 10,000 users.
         */
        readonly get: operations["listAdminUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        /**
         * Reads what admins may know of a user
         * @description Profile, listings, sessions, block, plan and open permission change. All admins get an email when
         *     one of them reads more than 200 users in an hour.
         */
        readonly get: operations["getAdminUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{userId}/block": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Blocks a user
         * @description Ends all sessions and links of the user at once and tells them by email. The block ends by itself
         *     at `until`. Blocking again changes the reason and the end. Answers 409 for the caller's own
         *     account and for the last admin. For an admin, it needs a recently confirmed password, and all
         *     admins get an email.
         */
        readonly put: operations["blockUser"];
        readonly post?: never;
        /**
         * Ends the block of a user
         * @description Tells the user by email. Answers 409 if the user is not blocked.
         */
        readonly delete: operations["unblockUser"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{userId}/permissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes the permissions and the admin role of a user
         * @description If there is another admin who is not blocked, the change waits up to seven days until one of them
         *     agrees. Otherwise it applies at once, and all admins get an email. Answers 403 with the code
         *     `confirm_password` if the caller has not confirmed their password recently, and 409 if it is the
         *     caller's own account or the last admin, if another change is waiting, or if the user no longer
         *     has the values of `from`.
         */
        readonly put: operations["setUserPermissions"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{userId}/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Signs a user out everywhere
         * @description Also ends sign-in links. Answers 409 for the caller's own account.
         */
        readonly delete: operations["endUserSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{userId}/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The session.
                 * @example 31
                 */
                readonly sessionId: components["schemas"]["Id"];
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Signs out one device of a user */
        readonly delete: operations["endUserSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all users as CSV
         * @description The users that the same query lists, on all pages, in the same order. Answers 403 with the code
         *     `confirm_password` if the caller has not confirmed their password recently. Every export is
         *     logged. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/videos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all videos
         * @description Discussions, contests and principal talks, whatever their status. Counts at most 10,000 records.
         */
        readonly get: operations["listAdminVideos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/videos/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports all videos as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAdminVideos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counts what waits for admins
         * @description Open cases, requests and messages by queue, for the menu. `getStatus` has their ages.
         */
        readonly get: operations["countWaiting"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/application-cvs/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Downloads a CV
         * @description The token of an address that was created in the last 60 seconds.
         */
        readonly get: operations["downloadCv"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit-entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the audit log
         * @description Every change that a provider, a user or an admin made. Entries are never changed or deleted.
         *     Passwords, tokens and the personal values of a profile are not stored. Counts at most 10,000 entries.
         */
        readonly get: operations["listAuditEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit-entries/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports the audit log as CSV
         * @description The entries that the same query lists, on all pages, in the same order. Needs a recent password, and
         *     every export is logged. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        readonly get: operations["downloadAuditEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blogs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists blogs
         * @description Published blogs, latest first.
         */
        readonly get: operations["listBlogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blogs/{url}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a blog */
        readonly get: operations["getBlog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contact-messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends a contact message
         * @description Stores the message and emails an acknowledgement to the sender. Each IP address may send a
         *     few an hour. `website` is a honeypot: if it is filled in, the message is discarded silently.
         */
        readonly post: operations["sendContactMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the enquiries of a desk
         * @description Confirmed enquiries that were not merged into another one. `kind` and `id` choose the desk: a
         *     school or store, a product or batch, all schools or stores of the caller, or `general` for
         *     enquiries without a listing, which only admins see. Members of a listing see its enquiries;
         *     admins see all. Without a live consent, the parent's name and contact details are null.
         */
        readonly get: operations["listDeskEnquiries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows an enquiry to the desk
         * @description Records when a member first opened it, which the parent sees, and marks the parent's messages
         *     as read. Phone numbers and email addresses in texts of the parent are masked. Without a live
         *     consent, the parent's name, contact details and the child's name are null.
         */
        readonly get: operations["getDeskEnquiry"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Moves, assigns or snoozes an enquiry
         * @description For owners, managers, counsellors and admins. Answers 409 with the name of the person if the
         *     enquiry has changed since `revision`, and 409 if the state cannot be reached from the current
         *     one. `contacted` is set by the first email or logged call; `invalid` has an operation of its own.
         */
        readonly patch: operations["editDeskEnquiry"];
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/invalid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Marks an enquiry as invalid
         * @description Within 7 days of the enquiry and for one of the public reasons; `contact_dead` needs a bounced
         *     email and 3 logged calls without an answer on 3 days. The parent gets an email with the reason and may object
         *     within 14 days. Answers 409 otherwise.
         */
        readonly post: operations["claimInvalidEnquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Merges an enquiry into another one
         * @description Both must be of the same school or store and have a live consent. The narrower channels and hours apply to the
         *     enquiry that stays. Answers 409 if one of them is merged already.
         */
        readonly post: operations["mergeDeskEnquiry"];
        /**
         * Undoes the merge of an enquiry
         * @description `id` is the enquiry that was merged into another one. Both are as they were before. Repeating the
         *     request is safe.
         */
        readonly delete: operations["undoDeskMerge"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answers an enquiry, or adds a note or a call
         * @description An email is sent only by permission of the parent; outside the permitted hours it waits until
         *     they begin (`send_at`). A note stays private. A call or WhatsApp message is logged after it
         *     took place. An email and a call move a new enquiry to contacted. Answers 409 if the parent has
         *     not permitted the channel. A repeated `request_key` adds nothing.
         */
        readonly post: operations["addDeskMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/messages/{messageId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancels an email that waits for its time
         * @description For owners, managers, counsellors and admins. If it was the only answer, the parent waits again.
         *     Answers 409 once it was sent.
         */
        readonly delete: operations["cancelDeskEmail"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/reveal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Shows the parent's phone number
         * @description For owners, managers, counsellors and admins, if the parent has permitted phone or WhatsApp, and
         *     during the permitted hours. Otherwise the answer is 409 with the reason and the next permitted
         *     time. Every request is logged, and the parent sees who opened the number and when. Up to 60 an
         *     hour and 300 a day.
         */
        readonly post: operations["revealDeskContact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/routes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks the sender of a general enquiry whether it may be passed on
         * @description To a school or a store that answers enquiries. The sender gets an email and decides; until then the
         *     listing learns nothing. Answers 409 for an enquiry to a listing, without the sender's permission for
         *     emails, and if the sender was asked about this listing before.
         */
        readonly post: operations["addDeskRoute"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adds a task to an enquiry
         * @description For owners, managers, counsellors and admins. The member to whom it is assigned gets an email
         *     on the morning of the day. A repeated `request_key` adds nothing. Up to 50 open tasks.
         */
        readonly post: operations["addDeskTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/tasks/{taskId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Changes a task, or marks it as done or not done
         * @description For owners, managers, counsellors and admins. Repeating the request is safe.
         */
        readonly patch: operations["editDeskTask"];
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes back the last move between stages
         * @description For the member who made it, for 24 hours. The move that an answer makes, and a claim that the enquiry is
         *     invalid, cannot be taken back. Answers 409 if there is nothing to undo, or if the enquiry has changed
         *     since `revision`.
         */
        readonly post: operations["undoDeskMove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/visits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Offers or books a visit
         * @description Takes a seat of a visit time. `offer`: the parent gets an email and answers it. `book`: the visit is
         *     agreed, and the parent gets an email with a calendar entry if emails are permitted; the enquiry moves
         *     to the state `visit` if it can. Answers 409 if no seat is left, if the enquiry has an open visit, and
         *     without the parent's permission. Repeating the request is safe.
         */
        readonly post: operations["addDeskVisit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/{id}/visits/{visitId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Moves a visit, or changes its state
         * @description Either `slot_id` or `state`. A moved visit gives its seat back and takes one of the other time. A visit
         *     is `done` or `no_show` only after it has begun. The parent gets an email with the changed calendar
         *     entry if emails are permitted. Repeating the request is safe.
         */
        readonly patch: operations["editDeskVisit"];
        readonly trace?: never;
    };
    readonly "/desk/enquiries/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Changes or answers several enquiries
         * @description Assigns, snoozes, moves or emails up to 100 enquiries, or adds a task to each. Each is checked by itself: one that is
         *     refused does not stop the others. With `preview`, nothing changes and the response says what
         *     would happen. Fields such as `{parent_name}` in `text` are filled in for each parent. A
         *     repeated `request_key` sends no email and adds no task twice.
         */
        readonly post: operations["changeDeskEnquiries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/enquiries/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports the enquiries of a desk as CSV
         * @description The enquiries that the same query lists, on all pages, except those without a live consent.
         *     For owners, managers and admins. Every export is logged. Cells that a spreadsheet would run as
         *     a formula begin with an apostrophe. Phone numbers are not exported: they are shown one by one.
         *
         *     Where the server receives emails, the file of a school or store also has two rows of ours. An email
         *     to one of their addresses shows that the file was used elsewhere, and opens a moderation case.
         */
        readonly get: operations["downloadDeskEnquiries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the tasks of a desk
         * @description Tasks of confirmed enquiries that were not withdrawn, by day. `kind` and `id` choose the desk as
         *     in `listDeskEnquiries`. Without a live consent, the texts are without names.
         */
        readonly get: operations["listDeskTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the caller's saved views of a desk
         * @description By name. `kind` and `id` choose the desk as in `listDeskEnquiries`.
         */
        readonly get: operations["listDeskViews"];
        readonly put?: never;
        /**
         * Saves a view of a desk
         * @description Keeps the filters of a list under a name, for the caller alone. Answers 409 if the caller has a
         *     view of this name, or 30 views of this desk.
         */
        readonly post: operations["addDeskView"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/desk/views/{viewId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A view of the caller.
                 * @example 12
                 */
                readonly viewId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Deletes a saved view
         * @description Repeating the request is safe.
         */
        readonly delete: operations["removeDeskView"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Renames a saved view
         * @description Answers 409 if the caller has another view of this name.
         */
        readonly patch: operations["editDeskView"];
        readonly trace?: never;
    };
    readonly "/enquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends an enquiry to up to five listings
         * @description Each recipient gets an enquiry of its own, with a consent of its own. `sent`: the caller is signed in
         *     and `email` is their confirmed address. `confirm`: a link was emailed, and no listing sees anything
         *     before it is opened. Repeating a request with the same `request_key` sends nothing twice. `website` is
         *     a honeypot; a request that looks automatic must also be confirmed by email.
         */
        readonly post: operations["sendEnquiries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/enquiries/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms enquiries by the link of an email
         * @description The listings see the enquiries from now on. The link works once, for 30 minutes. `access_token` opens
         *     an enquiry without a session.
         */
        readonly post: operations["confirmEnquiries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/enquiry-form": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads what the form of a general enquiry needs
         * @description A general enquiry asks EdBazaar to find a school or service. For a signed-in user also their details.
         */
        readonly get: operations["getGeneralEnquiryForm"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Checks the server, its database and its disk */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists applications for jobs of the caller
         * @description For members of the listing and for admins. Until an applicant of a blind job is shortlisted, nothing
         *     shows who they are. Counts apply all filters but the state.
         */
        readonly get: operations["listApplications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads an application
         * @description For members of the listing and for admins. The applicant sees when a member first opened it.
         */
        readonly get: operations["getApplication"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/{id}/cv-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates an address for a CV
         * @description The address works for 60 seconds. Answers 404 without a CV, and until an applicant of a blind job is
         *     shortlisted.
         */
        readonly post: operations["createCvAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/{id}/interview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Sets or cancels an interview
         * @description Emails the applicant a calendar entry, or its cancellation. The application must be in the state
         *     `interviewing`; the applicant is told so at once.
         */
        readonly put: operations["setInterview"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Writes to an applicant
         * @description The applicant gets an email. A repeated `request_key` adds nothing. Answers 409 after a withdrawal.
         */
        readonly post: operations["writeToApplicant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/{id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Moves an application to another state
         * @description The applicant learns of it with `tell`, or later. Answers 409 if the move is not possible, or if the
         *     application changed since `revision`.
         */
        readonly post: operations["moveApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/{id}/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adds a note
         * @description Only members read notes. A repeated `request_key` adds nothing.
         */
        readonly post: operations["addApplicationNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/{id}/notes/{noteId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Edits a note
         * @description Only its author may.
         */
        readonly patch: operations["editApplicationNote"];
        readonly trace?: never;
    };
    readonly "/job-applications/{id}/reveal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Shows the contact details of an applicant
         * @description Logged, and shown to the applicant. Answers 409 while the stage does not allow it.
         */
        readonly post: operations["revealApplicant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/{id}/score": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Sets the caller's scores
         * @description The scores of other reviewers are shown after that.
         */
        readonly put: operations["scoreApplication"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/board": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads the board of applications
         * @description The applications of each state, newest change first, up to 200 a state.
         */
        readonly get: operations["getApplicationBoard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Moves or tells several applicants
         * @description `move` decides on up to 200 applications, each by itself: one that is refused does not stop the others.
         *     `tell` informs the applicants of all untold decisions among them in one transaction. Fields such as
         *     `{first_name}` in `text` are filled in for each applicant. With `preview`, nothing changes. Repeating a
         *     request is safe.
         */
        readonly post: operations["changeApplications"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-applications/csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports applications as CSV
         * @description The applications that the same query lists, on all pages, without contact details. For owners, managers
         *     and admins. Every export is logged. Cells that a spreadsheet would run as a formula begin with an
         *     apostrophe.
         */
        readonly get: operations["downloadApplications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-posts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the job posts of the listings that the caller works for
         * @description Latest change first, with the number of job posts in each status.
         */
        readonly get: operations["listJobPosts"];
        readonly put?: never;
        /**
         * Starts a draft of a job post
         * @description For a school or store that the caller owns or manages. The place is that of the listing. A
         *     repeated `request_key` returns the existing draft.
         */
        readonly post: operations["createJobPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-posts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a job post
         * @description For members of its listing and admins. Answers 404 for others.
         */
        readonly get: operations["getJobPost"];
        /**
         * Saves a job post
         * @description A draft may be incomplete. A job post that is not a draft must be complete. Answers 409 if
         *     somebody else has changed it since `revision`, in review, and after it closed. Questions cannot
         *     change once there are applications. A later closing time needs `extendJobPost`.
         */
        readonly put: operations["saveJobPost"];
        readonly post?: never;
        /**
         * Deletes a draft
         * @description Answers 409 if the job post is not a draft.
         */
        readonly delete: operations["deleteJobPost"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-posts/{id}/copies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts a draft from another job post
         * @description `duplicate` for another job; `relist` offers a closed or filled job again. Dates are not
         *     copied. A repeated `request_key` returns the existing draft.
         */
        readonly post: operations["copyJobPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-posts/{id}/extension": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Moves the closing time of a job
         * @description Of a live job, or of a closed one, which is live again. The reason is shown to applicants.
         *     Answers 409 if the job is in another status.
         */
        readonly post: operations["extendJobPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-posts/{id}/transitions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Changes the status of a job post
         * @description Submits a draft (`review`), withdraws it (`draft`), or pauses, resumes, closes or fills a job.
         *     The first three jobs of a listing are reviewed; later ones are live at once unless the checks
         *     find something. Answers 409 for a change that is not possible.
         */
        readonly post: operations["moveJobPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-posts/listings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the schools and stores for which the caller may post jobs
         * @description Those that the caller owns or manages, and why one of them may not post yet.
         */
        readonly get: operations["listPostingListings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/job-posts/similar-pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads what similar jobs pay
         * @description The middle half of the monthly pay of the last year's jobs of a role in a state.
         */
        readonly get: operations["readSimilarPay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists jobs
         * @description Open jobs, filtered, sorted and paged. Values of one filter are alternatives; different
         *     filters must all match. With a location, lists jobs within `radius` km. The counts of a
         *     filter apply all other filters.
         */
        readonly get: operations["listJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a job
         * @description An open or closed job. Answers 404 for a removed job.
         */
        readonly get: operations["getJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/{id}/applications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts an application for a job
         * @description Returns the caller's application for an open job, or creates a draft, filled in from the caller's last
         *     application. Repeating the request is safe. Answers 409 for a job that is closed, that accepts no
         *     applications here, or whose employer the caller has blocked.
         */
        readonly post: operations["startApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/alerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests a job alert by email
         * @description Emails a confirmation link; the alert starts when the recipient opens it and confirms. The
         *     response is the same whether or not the address has such an alert. `website` is a honeypot: if
         *     it is filled in, the request is discarded silently. Answers 400 for an unknown place.
         */
        readonly post: operations["requestJobAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/alerts/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms a job alert
         * @description Consumes the token of the emailed link, which works once and expires after two days.
         */
        readonly post: operations["confirmJobAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/alerts/endings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends a job alert
         * @description Ends the alert of the link; also succeeds if it has ended. Email programs end it by a POST to the
         *     link itself (RFC 8058).
         */
        readonly post: operations["endJobAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/alerts/renewals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keeps a job alert for another year
         * @description Answers the yearly question whether the alert is still wanted. Answers 404 for an alert that has
         *     ended.
         */
        readonly post: operations["renewJobAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/total-count/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counts the job posts of the listings that a user works for
         * @description The caller, or any user for an admin. Drafts and removed job posts do not count.
         */
        readonly get: operations["countJobPosts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/desk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows the hours and holidays of a desk
         * @description For members and admins. Without hours of its own, a desk has Monday to Saturday, 9 am to 4 pm.
         */
        readonly get: operations["getDesk"];
        /**
         * Replaces the hours and holidays of a desk
         * @description For owners, managers and admins. Spans of a day must not overlap. Due times of enquiries that
         *     were received earlier stay.
         */
        readonly put: operations["setDesk"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/enquiry-form": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads what the enquiry form needs
         * @description What the sender should know before writing: who will read it, when the listing usually answers, and
         *     the notice to agree to. For a signed-in user also their details and their latest enquiry here.
         */
        readonly get: operations["getEnquiryForm"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/member-invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Invites somebody to work for a school or store
         * @description Emails a link that works once and expires in 7 days. The owner invites for every role, a manager
         *     for counsellor and viewer. A second invitation to an address replaces the first.
         */
        readonly post: operations["inviteMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/member-invitations/{invitationId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Withdraws an invitation
         * @description For owners and managers. Its link stops working. Repeating the request is safe.
         */
        readonly delete: operations["withdrawInvitation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists who works for a school or store
         * @description For members and admins. Open invitations are listed for owners, managers and admins.
         */
        readonly get: operations["listMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/members/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes a member's role, or the owner
         * @description The owner changes every other role; a manager those of counsellors and viewers. The role
         *     `owner` hands the listing over, which only the owner may do: the former owner becomes a
         *     manager. Answers 409 if the new owner's plan has no room.
         */
        readonly put: operations["setMemberRole"];
        readonly post?: never;
        /**
         * Removes a member
         * @description The owner removes anybody else; a manager removes counsellors and viewers; everybody may remove
         *     themselves. Answers 409 for the owner. Repeating the request is safe.
         */
        readonly delete: operations["removeMember"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/phone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Shows the phone number of a school or store
         * @description Pages and lists contain phone numbers without their last digits, so that nobody can collect them.
         *     Up to 30 an hour for a user or an IP address. Answers 404 if there is no number.
         */
        readonly post: operations["showListingPhone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/reply-templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the reply templates of a desk
         * @description For members and admins, by title.
         */
        readonly get: operations["listReplyTemplates"];
        readonly put?: never;
        /**
         * Adds a reply template
         * @description For owners, managers and admins. The fields `{parent_name}`, `{child_name}`, `{class}`, `{listing}` and `{my_name}` are
         *     filled in for each enquiry; other words in braces are refused. Up to 50 templates.
         */
        readonly post: operations["addReplyTemplate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/reply-templates/{templateId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes a reply template
         * @description For owners, managers and admins.
         */
        readonly put: operations["editReplyTemplate"];
        readonly post?: never;
        /**
         * Deletes a reply template
         * @description For owners, managers and admins. Repeating the request is safe.
         */
        readonly delete: operations["removeReplyTemplate"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/test-enquiry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends a test enquiry to the caller's desk
         * @description For owners, managers, counsellors and admins: an enquiry from the caller's own address. It is not
         *     counted, and is deleted after a day. If there is one already, the answer is its id.
         */
        readonly post: operations["sendTestEnquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/visit-slots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the visit times of a desk
         * @description For members and admins. Those that have not ended, by time.
         */
        readonly get: operations["listVisitSlots"];
        readonly put?: never;
        /**
         * Adds visit times
         * @description For owners, managers and admins. One on `day`, and one on the same weekday of each following week.
         *     Holidays of the desk are left out and named in `skipped`. Answers 409 if a time overlaps another one;
         *     none is added then.
         */
        readonly post: operations["addVisitSlots"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/listings/{kind}/{id}/visit-slots/{slotId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Deletes a visit time
         * @description For owners, managers and admins. Answers 409 if somebody is coming or came: cancel the visits first.
         *     Repeating the request is safe.
         */
        readonly delete: operations["removeVisitSlot"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/moderation/cases/{id}/appeal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Appeals against a decision
         * @description For the owner of the listing, once, within 20 days of a decision that hid, removed or rejected something.
         *     Where there are two admins, another one than the first decides it.
         */
        readonly post: operations["appealDecision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-applications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the caller's applications
         * @description Newest first, with drafts. A decision is shown once the employer has told the applicant.
         */
        readonly get: operations["listMyApplications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-applications/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads one of the caller's applications
         * @description With the form, the messages, and who opened the contact details.
         */
        readonly get: operations["getMyApplication"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Deletes a draft
         * @description Answers 409 for a submitted application, which can be withdrawn instead.
         */
        readonly delete: operations["removeMyDraft"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Saves a section of a draft
         * @description Fields that are missing stay as they are. `complete` says whether the section is finished; a finished
         *     section is checked. Answers 409 once the application is submitted.
         */
        readonly patch: operations["saveMyApplication"];
        readonly trace?: never;
    };
    readonly "/my-applications/{id}/cv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Uploads the CV of a draft
         * @description A PDF or DOCX of at most 5 MB, recognised by its content. It replaces the former one.
         */
        readonly post: operations["uploadMyCv"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-applications/{id}/cv-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates an address for the caller's CV
         * @description The address works for 60 seconds.
         */
        readonly post: operations["createMyCvAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-applications/{id}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraws an application or declines an offer
         * @description `withdraw` also withdraws the consent: the employer no longer sees name, contact details and CV.
         *     `decline` answers an offer.
         */
        readonly post: operations["endMyApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-applications/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Writes to the employer
         * @description From an interview on, or as an answer to a message of the employer. A repeated `request_key` adds
         *     nothing.
         */
        readonly post: operations["writeInMyApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-applications/{id}/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submits an application
         * @description Sends the application to the employer, once: repeating the request changes nothing. Answers 400 if a
         *     section is not finished, and 409 after the closing time of the job.
         */
        readonly post: operations["submitMyApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-applications/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads the caller's settings for applications
         * @description Reminders, and the listings that never see the caller's applications.
         */
        readonly get: operations["getApplicationSettings"];
        /**
         * Changes the caller's settings for applications
         * @description A blocked school or store no longer sees any application of the caller, also those sent before.
         */
        readonly put: operations["setApplicationSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the caller's enquiries
         * @description Enquiries sent with the account or from its confirmed address, latest activity first.
         */
        readonly get: operations["listMyEnquiries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads an enquiry as its sender
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`. Marks replies as read.
         */
        readonly get: operations["getMyEnquiry"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries/{id}/consent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes how the listing may contact the sender
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     The former consent is kept and superseded. After a withdrawal this gives a new one.
         */
        readonly put: operations["changeEnquiryConsent"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Writes to the listing
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     Repeating a request with the same `request_key` adds nothing.
         */
        readonly post: operations["writeInMyEnquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries/{id}/objection": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answers the claim that an enquiry is not valid
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     Possible once, for 14 days.
         */
        readonly post: operations["objectToInvalid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries/{id}/owner": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Agrees that the consent holds for the listing's new owner
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     Gives a new consent with the same channels, hours and last day, and supersedes the former one. Repeating
         *     the request is safe. Answers 409 if the consent has ended or its notice has changed.
         */
        readonly post: operations["agreeToNewOwner"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries/{id}/routes/{routeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lets EdBazaar pass a general enquiry on, or not
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     With `accept`, a consent for this listing is required; the listing then gets an enquiry of its own with
         *     the same question. Without it, the listing learns nothing. Possible once; repeating the request is safe.
         */
        readonly post: operations["answerMyRoute"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries/{id}/visit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Chooses the time of a visit
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     Books a visit, accepts the one that the listing offered, or moves it to another time. The sender gets
         *     an email with a calendar entry. Answers 409 if no seat is left. Repeating the request is safe.
         */
        readonly put: operations["chooseMyVisit"];
        readonly post?: never;
        /**
         * Cancels a visit, or declines the one that was offered
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     The seat is free again. Answers 409 once the visit has begun. Repeating the request is safe.
         */
        readonly delete: operations["cancelMyVisit"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/my-enquiries/{id}/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraws the permission or the enquiry
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     `permission`: the listing no longer sees the names and contact details. `enquiry`: it does not see
         *     the messages either, and the enquiry ends. Emails that wait to be sent are deleted. Repeating the
         *     request is safe.
         */
        readonly post: operations["withdrawFromEnquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists newsletters
         * @description Published newsletters, latest first.
         */
        readonly get: operations["listNewsletters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a newsletter */
        readonly get: operations["getNewsletter"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms a subscription
         * @description Consumes the token of the emailed link, which works once and expires after two days.
         */
        readonly post: operations["confirmSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters/subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Subscribes to the newsletter
         * @description Emails a confirmation link; the subscription starts when the user opens it and confirms. The
         *     response is the same whether or not the address is subscribed. `website` is a honeypot: if
         *     it is filled in, the request is discarded silently.
         */
        readonly post: operations["subscribeNewsletter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters/unsubscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends a subscription
         * @description Unsubscribes the address of the link; also succeeds if it is already unsubscribed. Email
         *     programs unsubscribe by a POST to the link itself (RFC 8058).
         */
        readonly post: operations["unsubscribeNewsletter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/places/at-point": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Describes a point in India
         * @description The address parts of a point, from the nearest places of the gazetteer: for a pin on a map or
         *     the user's position. Parts that are not known are null.
         */
        readonly get: operations["describePoint"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/places/autocomplete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggests places in India
         * @description Towns, localities, post offices and pincodes whose name begins with the key.
         */
        readonly get: operations["suggestPlaces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/places/map": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Names to show on a map
         * @description The most important towns and localities of a map area, so that a map without background tiles
         *     has names. Smaller places appear at higher zooms. The area is extended to whole tiles of 256
         *     pixels, so that nearby requests share an answer.
         */
        readonly get: operations["mapPlaces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/{id}/insights": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows tasks and figures of a service
         * @description For the people who work for the service, and admins.
         */
        readonly get: operations["getProductInsights"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a product
         * @description A slug that the product had before finds it too.
         */
        readonly get: operations["getProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reports a record
         * @description Anybody can report what is public. Signed-in users see the status of their reports. Answers 429 to more
         *     than 10 open reports of a user, and to many from one network. Reporting a record again replaces the
         *     reason and the text.
         */
        readonly post: operations["createReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/{id}/claims": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks to manage a school that has no owner
         * @description For a school that nobody manages. An admin checks the request; once it is granted, the caller is the owner
         *     of the school. Answers 409 if the school has an owner or the caller has already asked.
         */
        readonly post: operations["claimSchool"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a field of the caller's school
         * @description With `revision`, answers 409 if someone else has changed the same field since; changes to
         *     other fields do not conflict. A new name creates a new slug, and the old slug redirects.
         */
        readonly put: operations["editSchool"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/{id}/insights": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows tasks and figures of a school
         * @description For the people who work for the school, and admins.
         */
        readonly get: operations["getSchoolInsights"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a school */
        readonly get: operations["getSchool"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/add-filters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests a new school filter value
         * @description An admin decides. Duplicate requests are stored once. If the value exists, answers 400, and
         *     the error names it as `existing`.
         */
        readonly post: operations["requestSchoolFilter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/all": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists schools
         * @description Active schools, filtered, sorted and paged. Values of one filter are alternatives; different
         *     filters must all match. With a location, lists schools within `radius` km and counts them
         *     exactly. After them come schools whose exact place is not known, somewhere in the same
         *     district (`approximate`). Without a location, lists the whole country, and the count may be an estimate
         *     (`is_total_exact`).
         */
        readonly get: operations["listSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/area": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads the school figures of a state, district or city
         * @description The number of schools, their boards, types and fees, the 1,000 best-known schools in pages
         *     of 20, and neighbouring areas. Without a state: all of India. With a board: only schools of
         *     that board. Recounted after each import and once a day. Answers 404 past the last page.
         */
        readonly get: operations["getSchoolArea"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/compare": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Compares up to four schools
         * @description The details of each school, in the requested order. `unknown` lists slugs that match no
         *     active school. With a place, includes distances from it.
         */
        readonly get: operations["compareSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates a school
         * @description The caller owns the school, which is active at once. A repeated request with the same slug
         *     returns the existing school. If another owner has the slug, the server creates a different
         *     one. Answers 409 when the plan allows no more schools.
         */
        readonly post: operations["createSchool"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/edit/{id}/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a school for editing
         * @description For the owner and admins.
         */
        readonly get: operations["getSchoolEditor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/edit/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads the page of a school as parents would see it
         * @description For the owner and admins, also while it is hidden from parents.
         */
        readonly get: operations["getSchoolPreview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Uploads an image or video of a school
         * @description A JPEG, PNG or GIF of at most 10 MB, or a video (MP4, MPEG or WebM) of at most 50 MB; the
         *     type is detected from the content. Images are re-encoded in several sizes without camera
         *     metadata. The file belongs to the caller. `createSchool` and `editSchool` attach it; unused
         *     files are deleted after a day.
         */
        readonly post: operations["uploadSchoolFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/filter-autocomplete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Suggests values of one filter */
        readonly get: operations["suggestFilterValues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/filters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists filters with their values
         * @description Leaves out values named Others.
         */
        readonly get: operations["listFilters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/home-autocomplete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggests schools, products, jobs and stores
         * @description At most 10 suggestions for the text typed so far. The text may begin any word. Small
         *     spelling errors, romanised spellings (vidyalay, vidhyalaya) and common short names (kv, dps)
         *     are understood. With a location, nearby suggestions come first.
         */
        readonly get: operations["suggestEverything"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/map": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Groups schools on a map
         * @description The schools of a list as map clusters: schools that are close together at this zoom share a
         *     cluster. Takes the filters, location and radius of `listSchools` and returns only what lies
         *     within `bounds`. Schools whose exact place is not known are left out.
         */
        readonly get: operations["mapSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/schools-enquiries-count/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counts the enquiries of the schools that a user works for
         * @description The caller, or any user for an admin. Withdrawn, merged and invalid enquiries do not count.
         */
        readonly get: operations["countSchoolEnquiries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Searches schools, products, jobs and stores
         * @description Reads what the query asks for: a kind, boards, types, classes, fees, facilities and a place.
         *     If it asks for a list, `understood` says which, and the results are those of that list. If
         *     nothing matches, one condition at a time is relaxed and `understood.relaxed` says which; the
         *     place is never dropped. Otherwise, or with `words`, the words are searched in names. With a
         *     `place`, the results are those around it, unless the query names a place itself; `near` says
         *     which place and radius were used.
         */
        readonly get: operations["searchEverything"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search/clicks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Counts that a result of a search was opened
         * @description Counts by the words of the query and the rank of the result only, without anything about the
         *     user. A query without a search on the same day is not counted.
         */
        readonly post: operations["countSearchClick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search/popular": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists popular searches
         * @description The lists that people asked for most in the last 30 days, with a location those around it;
         *     then lists with the most schools around the nearest town. For an empty search box. May be ten
         *     minutes old.
         */
        readonly get: operations["listPopularSearches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggests a search, places and names
         * @description What the text typed so far asks for, such as "CBSE schools in Kochi" with its number of
         *     schools; then places whose name the text begins; then schools, products, jobs and stores. At
         *     most `limit` in all. The number may be half a minute old.
         */
        readonly get: operations["suggestSearches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/insights": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows tasks and figures of a store and its services
         * @description For the people who work for the store, and admins.
         */
        readonly get: operations["getStoreInsights"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/add-filters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests a new product filter value
         * @description An admin decides. Duplicate requests are stored once. If the value exists, answers 400, and
         *     the error names it as `existing`.
         */
        readonly post: operations["requestStoreFilter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/batches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a batch
         * @description With `revision`, keeps fields that others have changed since and the caller has not; answers
         *     409 if both changed the same field.
         */
        readonly put: operations["editBatch"];
        readonly post?: never;
        /**
         * Removes a batch
         * @description Also succeeds if the batch is already gone.
         */
        readonly delete: operations["removeBatch"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/created/store/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a store */
        readonly get: operations["getStore"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/edit/{id}/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a store for editing
         * @description For the owner and admins.
         */
        readonly get: operations["getStoreEditor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/edit/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads the page of a store as parents would see it
         * @description For the owner and admins, also while it is hidden from parents.
         */
        readonly get: operations["getStorePreview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Uploads an image or video of a store or product
         * @description Like `uploadSchoolFile`, for stores and products.
         */
        readonly post: operations["uploadStoreFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/my-stores-and-schools": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's schools and stores for the side menu */
        readonly get: operations["listMyStoresAndSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists tuitions, activities, camps and workshops
         * @description Active products of active stores, filtered, sorted and paged. Values of one filter are
         *     alternatives; different filters must all match. With a location, lists products within
         *     `radius` km, each with its distance, and all that are taught online. Ended batches are
         *     ignored.
         */
        readonly get: operations["listProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/{id}/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adds a batch to the caller's product
         * @description A repeated `request_key` returns the existing batch.
         */
        readonly post: operations["addBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a field of the caller's product
         * @description For the owner of the store and admins. With `revision`, answers 409 if someone else has
         *     changed the same field since.
         */
        readonly put: operations["editProduct"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates a tuition, activity, camp or workshop
         * @description The product belongs to a store of the caller and is active at once. Answers 409 when the
         *     plan allows no more products for the store. A repeated `request_key` returns the existing
         *     product.
         */
        readonly post: operations["createProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/edit/{id}/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a product for editing
         * @description For the owner of the store and admins.
         */
        readonly get: operations["getProductEditor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/edit/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads the page of a product as parents would see it
         * @description For the owner and admins, also while it is hidden from parents.
         */
        readonly get: operations["getProductPreview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/services-enquiries-count/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counts the enquiries of the stores that a user works for
         * @description The caller, or any user for an admin. Withdrawn, merged and invalid enquiries do not count.
         */
        readonly get: operations["countServiceEnquiries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/store/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates a store
         * @description The caller owns the store. It is hidden until it has a place and a contact and its owner sets
         *     `is_active`. Hidden stores do not count against the plan, but their number is limited: Answers 409
         *     when the caller has too many hidden and recently deleted stores. A repeated `request_key`
         *     returns the existing store.
         */
        readonly post: operations["createStore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/store/edit/{storeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a field of the caller's store
         * @description For the owner and admins. With `revision`, answers 409 if someone else has changed the same
         *     field since. `is_active` needs a `place`, and a `mobile` or `email`; without them the errors
         *     name what is missing.
         */
        readonly put: operations["editStore"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{userId}/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the batches of the stores that a user works for
         * @description The caller, or any user for an admin.
         */
        readonly get: operations["listOwnBatches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{userId}/dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shows tasks and figures of the listings that a user works for
         * @description The caller, or any user for an admin. Covers the schools and stores whose enquiries the user may
         *     see, or one of them.
         */
        readonly get: operations["getDashboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/confirm-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms that the caller is the user
         * @description For 15 minutes the session may then call the operations that answer 403 with the code
         *     `confirm_password`: exports of personal data, and changes of permissions. Send the password,
         *     or the proof of a second factor. A sign-in confirms its session too. Answers 400 for the field
         *     `proof` if the account has a second factor and no password, and 409 if it has neither: the user
         *     must sign in again.
         */
        readonly post: operations["confirmPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/deleted-listings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists what the caller can restore
         * @description The caller's schools, stores or products that were deleted in the last 30 days, latest first;
         *     at most 100.
         */
        readonly get: operations["listDeletedListings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/email-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests a change or confirmation of the caller's email
         * @description Emails a link to the given address; the address becomes the account's when the user opens
         *     the link within 30 minutes. The previous address is notified. With the current address, the
         *     link confirms it. The response is the same whether or not the address has an account. For a
         *     different address, a caller with a second factor must also prove it: without `proof`, the
         *     answer is 400 for that field.
         */
        readonly post: operations["changeMyEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/email-confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms an email address with a link
         * @description Consumes the link. The caller must be signed in to the account: otherwise someone could
         *     register another person's address and wait for that person to confirm it.
         */
        readonly post: operations["confirmMyEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/exited-users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stores contact details from the exit popup
         * @description The EdBazaar team reads them and may reply. Works with or without a session.
         */
        readonly post: operations["addExitedUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Uploads a profile or cover image
         * @description A JPEG, PNG or GIF of at most 5 MB. The image is re-encoded without camera metadata and
         *     belongs to the caller; `updateMyProfile` attaches it.
         */
        readonly post: operations["uploadProfileFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/forgot-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests a password reset link
         * @description Emails a link that works once and expires after 30 minutes. The response is the same whether
         *     or not the email is known.
         */
        readonly post: operations["forgotPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/google-nonces": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts a sign-in with Google
         * @description Creates the nonce for Google to include in the ID token. It works once and expires after 30
         *     minutes.
         */
        readonly post: operations["createGoogleNonce"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/link-tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates a token for a link to the jobs site
         * @description It works once and expires after five minutes; the jobs site signs the user in with
         *     `loginWithToken`.
         */
        readonly post: operations["createLinkToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests a sign-in link
         * @description Emails a link that works once and expires after 30 minutes. The response is the same whether
         *     or not the email is known.
         */
        readonly post: operations["requestLoginLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login-with-google": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in or registers with Google
         * @description Verifies the ID token with Google's keys: issuer, audience, expiry and a nonce of
         *     `createGoogleNonce`. `ok` is 1 when the user is signed in, -1 when an admin has blocked the
         *     user, and 0 when the token is not valid. Answers 202 if the account has a second factor.
         */
        readonly post: operations["loginWithGoogle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login-with-pass": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in with a password
         * @description An unknown email takes as long as a wrong password and gets the same response. After too
         *     many failed attempts the account is rate limited; its owner can still sign in with an
         *     emailed link. Answers 403 for users of type edjobs, and 202 if the account has a second
         *     factor: `completeSecondStep` then signs in.
         */
        readonly post: operations["loginWithPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login-with-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in with a link
         * @description Consumes the token of an emailed link or of a link from another EdBazaar site. `ok` is 1
         *     when the user is signed in, -1 when an admin has blocked the user, and 0 when the link was
         *     used or has expired. An emailed link answers 202 if the account has a second factor.
         */
        readonly post: operations["loginWithToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs out
         * @description Revokes the session and links to the jobs site.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/member-invitations/acceptances": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accepts an invitation
         * @description Makes the caller a member. The invitation must have been sent to the caller's address, otherwise
         *     the answer is 403 and it stays valid.
         */
        readonly post: operations["acceptInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/member-invitations/checks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Shows an invitation
         * @description The invitation of an emailed link, which stays valid.
         */
        readonly post: operations["getInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-blogs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's blogs */
        readonly get: operations["listMyBlogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-bookmarks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the caller's bookmarks
         * @description `data` has the public records. `unavailable` names those of the kind that are hidden, or that
         *     were deleted in the last 30 days.
         */
        readonly get: operations["listBookmarks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-bookmarks/{kind}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the record.
                 * @example 1
                 */
                readonly id: components["schemas"]["Id"];
                /**
                 * @description The kind of record.
                 * @example school
                 */
                readonly kind: "school" | "product" | "job" | "blog";
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a bookmark or changes its note
         * @description Repeating the request is safe. Without `note`, an existing note stays. At most 500
         *     bookmarks.
         */
        readonly put: operations["saveBookmark"];
        readonly post?: never;
        /**
         * Removes a bookmark
         * @description Also succeeds if the bookmark is already gone.
         */
        readonly delete: operations["removeBookmark"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-bookmarks/ids": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the ids of the caller's bookmarks
         * @description For marking bookmarked cards.
         */
        readonly get: operations["listBookmarkIds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports the caller's personal data
         * @description All data stored about the caller, without hashes of secrets.
         */
        readonly get: operations["downloadMyData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-job-alerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the job alerts of the caller
         * @description Alerts that have not ended, latest first; also those of the caller's confirmed email.
         */
        readonly get: operations["listMyJobAlerts"];
        readonly put?: never;
        /**
         * Adds a job alert
         * @description The alert goes to the caller's email. If it is not confirmed yet, a confirmation link is emailed
         *     first. An alert with these criteria is changed instead of added twice. Answers 409 for the 21st
         *     alert, and 400 for an unknown place.
         */
        readonly post: operations["addMyJobAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-job-alerts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Ends a job alert of the caller
         * @description Also succeeds if it has ended.
         */
        readonly delete: operations["endMyJobAlert"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-listings/{kind}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Deletes a school, store or product
         * @description For the owner and admins. The listing, and with a store its products, disappears everywhere at
         *     once, and can be restored for 30 days. Then it is removed for good, with its images and videos;
         *     a school from a register goes back to the register's entry. Repeating the request is safe.
         */
        readonly delete: operations["deleteListing"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-listings/{kind}/{id}/restorations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restores a deleted school, store or product
         * @description For the owner and admins, within 30 days. It is live or hidden, as before. Answers 409 if the
         *     owner's plan has no room for it, or if the product's store is deleted. Repeating the request is
         *     safe.
         */
        readonly post: operations["restoreListing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-moderation-notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists what was decided about the listings of the caller
         * @description Decisions about listings that the caller owns or manages, newest first; edits that wait for a decision;
         *     and requests to manage a school.
         */
        readonly get: operations["listMyModerationNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes the caller's password
         * @description Signs out all other sessions. Users without a password set one through `forgotPassword`. A
         *     caller with a second factor must also prove it: without `proof`, the answer is 400 for that
         *     field.
         */
        readonly put: operations["changeMyPassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads the caller's profile */
        readonly get: operations["getMyProfile"];
        /** Saves a field of the caller's profile */
        readonly put: operations["updateMyProfile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-profile/deletions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deletes the caller's account
         * @description Immediate and permanent. Deletes all data stored about the user, including blogs and, if the
         *     email is confirmed, messages sent from it, and removes listings that the user has deleted.
         *     Other schools and stores stay, without an owner. The user must repeat their email and, if they
         *     have one, their password. A user with a second factor must also prove it: without `proof`, the
         *     answer is 400 for that field. Answers 409 for the last admin.
         */
        readonly post: operations["deleteMyAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the reports of the caller
         * @description Newest first, with what was decided.
         */
        readonly get: operations["listMyReports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's sessions */
        readonly get: operations["listMySessions"];
        readonly put?: never;
        readonly post?: never;
        /** Revokes all other sessions */
        readonly delete: operations["revokeOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revokes one of the caller's sessions */
        readonly delete: operations["revokeSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/profile-details/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a user
         * @description The caller, or any user for an admin.
         */
        readonly get: operations["getProfileDetails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/reset-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a new password with a reset link
         * @description Consumes the link and signs out all sessions.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/reset-password/checks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Checks a password reset link
         * @description Tells whether the link is still valid, without consuming it.
         */
        readonly post: operations["checkResetLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/schools-and-stores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's schools and stores */
        readonly get: operations["listSchoolsAndStores"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads the caller's second factors */
        readonly get: operations["getSecondFactor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-factor/authenticators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts the set-up of an authenticator app
         * @description Returns a secret for the app. It becomes the second factor, instead of an earlier app, once
         *     `confirmAuthenticator` receives a code of it within 30 minutes. Answers 409 if the caller's
         *     email is not confirmed.
         */
        readonly post: operations["addAuthenticator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-factor/authenticators/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Completes the set-up of an authenticator app
         * @description The first second factor of an account comes with recovery codes and signs out all other
         *     sessions.
         */
        readonly post: operations["confirmAuthenticator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-factor/challenges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts a proof of the caller's second factor
         * @description The challenge that a proof answers. A caller with a second factor must prove it before they
         *     change it, change their email or delete their account. It works once and expires after ten
         *     minutes.
         */
        readonly post: operations["createSecondFactorChallenge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-factor/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Completes the set-up of a passkey
         * @description Consumes the challenge of `startPasskey`. The first second factor of an account comes with
         *     recovery codes and signs out all other sessions.
         */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-factor/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts the set-up of a passkey
         * @description Returns a challenge and the options for `navigator.credentials.create`. Answers 409 if the
         *     caller's email is not confirmed, if the caller has ten passkeys, or if the site is opened by
         *     an IP address, where browsers allow no passkeys.
         */
        readonly post: operations["startPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-factor/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replaces the caller's recovery codes
         * @description All earlier codes stop working.
         */
        readonly post: operations["replaceRecoveryCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-factor/removals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Removes the authenticator app or a passkey
         * @description With the last one, the recovery codes are removed and sign-in has one step again. Answers
         *     409 if it is the last one of an admin who must have a second factor.
         */
        readonly post: operations["removeSecondFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/second-step": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Completes a sign-in with the second factor
         * @description Consumes the challenge of a sign-in that answered 202, and starts the session. A wrong code
         *     answers 401 and leaves the challenge valid. Answers 404 if the challenge was used or has
         *     expired: the user signs in again.
         */
        readonly post: operations["completeSecondStep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/signup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Registers
         * @description Creates an account and signs in. Emails a link to confirm the address. Refuses common
         *     passwords.
         */
        readonly post: operations["signUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/videos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists videos
         * @description Published videos, latest first.
         */
        readonly get: operations["listVideos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/videos/{url}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a video */
        readonly get: operations["getVideo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Counts that pages of listings were opened
         * @description Counts by listing, day in India and source, without anything about the visitor. Not counted:
         *     listings that are not public, known bots, admins, and the people who work for the listing.
         */
        readonly post: operations["countViews"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/widget/releases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the versions of the search widget
         * @description What a page needs to embed a version: the URL of the script and the digest with which the
         *     browser verifies it.
         */
        readonly get: operations["listWidgetReleases"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/widget/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggests schools and products for the search widget
         * @description For the search widget on partner sites, and the only operation that allows other origins:
         *     `GET` only, without credentials. Text is matched as in `/schools/home-autocomplete`. With a
         *     place, nearby suggestions come first; with a `radius` too, only suggestions within it are
         *     returned. A partner key is public: it identifies the partner for usage counts and works only
         *     on the partner's registered origins. Without a key, every origin is allowed at a lower rate
         *     limit. All responses, including errors, carry CORS headers.
         */
        readonly get: operations["suggestForPartners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AcceptedInvitation: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["MembersKind"];
            /** @description The name of the school or store. */
            readonly name: string;
            readonly role: components["schemas"]["MemberRole"];
        };
        /**
         * @description The actor's relation to the record.
         * @enum {string}
         */
        readonly ActorRole: "owner" | "member" | "admin" | "system";
        readonly AdminAction: {
            readonly actor: components["schemas"]["ModerationPerson"] | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly id: components["schemas"]["Id"];
            readonly reason_code: string | null;
            readonly reason_text: string | null;
            /** @description Entries of the audit log. */
            readonly rows: number;
            /**
             * Format: date-time
             * @description Null if it cannot be undone.
             */
            readonly undo_until: string | null;
            readonly undoes_action_id: number | null;
            readonly undone_by_action_id: number | null;
            /** @description Such as `edit`, `approved` or `undo`. */
            readonly verb: string;
        };
        readonly AdminActionDetail: {
            readonly action: components["schemas"]["AdminAction"];
            /** @description What would stay, then what would return; at most 200. */
            readonly lines: readonly components["schemas"]["UndoLine"][];
            /** @description Fields that would stay. */
            readonly refused: number;
            /** @description Fields that would return. */
            readonly returning: number;
        };
        readonly AdminBatch: {
            readonly days: readonly string[];
            readonly end_time: string;
            /** Format: date */
            readonly ends_on: string | null;
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["ProductKind"];
            readonly name: string;
            readonly phase: components["schemas"]["BatchPhase"];
            /** @description In rupees; null if it is that of the product. */
            readonly price: number | null;
            readonly product_id: components["schemas"]["Id"];
            readonly product_name: string;
            readonly product_slug: string;
            readonly seats: number;
            readonly seats_left: number;
            readonly start_time: string;
            /** Format: date */
            readonly starts_on: string;
            readonly store_id: components["schemas"]["Id"];
            readonly store_name: string;
        };
        readonly AdminBatches: {
            readonly data: readonly components["schemas"]["AdminBatch"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminBlog: {
            /** @description Null for editorial blogs. */
            readonly author_id: number | null;
            readonly author_name: string;
            readonly id: components["schemas"]["Id"];
            readonly is_featured: boolean;
            readonly moderation: components["schemas"]["ModerationState"];
            /** Format: date-time */
            readonly published_at: string | null;
            /** @enum {string} */
            readonly status: "draft" | "review" | "published";
            readonly title: string;
            readonly topic: components["schemas"]["BlogTopic"];
            /** Format: date-time */
            readonly updated_at: string;
            readonly url: string;
            readonly words: number;
        };
        readonly AdminBlogs: {
            readonly data: readonly components["schemas"]["AdminBlog"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminContactMessage: {
            /** @description The name of the admin. */
            readonly answered_by: string | null;
            /**
             * Format: date
             * @description The day in India.
             */
            readonly answered_on: string | null;
            /** @description The name of the admin. */
            readonly assigned_to: string | null;
            readonly assigned_to_id: number | null;
            /**
             * @description `reply`: the sender expects a reply and nothing else.
             * @enum {string}
             */
            readonly consent: "reply";
            readonly email: string;
            readonly id: components["schemas"]["Id"];
            /** @description Plain text. */
            readonly message: string;
            readonly name: string;
            /** Format: date-time */
            readonly received_at: string;
            readonly revision: number;
            readonly topic: components["schemas"]["ContactTopic"];
        };
        readonly AdminContactMessages: {
            readonly data: readonly components["schemas"]["AdminContactMessage"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminEnquiries: {
            readonly data: readonly components["schemas"]["AdminEnquiry"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminEnquiry: {
            readonly assigned_to: string | null;
            /**
             * Format: uuid
             * @description Its id in the desk.
             */
            readonly enquiry_id: string;
            /** Format: date-time */
            readonly first_reply_at: string | null;
            /** @description Working minutes of the desk. */
            readonly first_reply_minutes: number | null;
            readonly id: components["schemas"]["Id"];
            /** @description Why its desk marked it as invalid. */
            readonly invalid_reason: components["schemas"]["InvalidReason"] | null;
            /** @description Null unless the mark is or was to be reviewed. */
            readonly invalid_review: components["schemas"]["InvalidReview"] | null;
            /** @description The share of the listing’s enquiries marked as not valid, from 0 to 1; null below 5 enquiries. */
            readonly invalid_share: number | null;
            readonly is_overdue: boolean;
            /** @description Whether one of the shares is above three times the median of all listings. */
            readonly is_share_unusual: boolean;
            readonly listing_id: number | null;
            readonly listing_kind: ("school" | "store") | null;
            readonly listing_name: string | null;
            /** @description The share marked as lost. */
            readonly lost_share: number | null;
            /** @description Null without a live consent. */
            readonly parent_name: string | null;
            readonly product_name: string | null;
            /** Format: date-time */
            readonly received_at: string;
            readonly reference: string;
            readonly state: components["schemas"]["EnquiryState"];
        };
        readonly AdminExitedUser: {
            /** @description The name of the admin. */
            readonly assigned_to: string | null;
            readonly assigned_to_id: number | null;
            /**
             * @description `one_contact`: may be contacted once about what they were looking for. `used`: were contacted.
             * @enum {string}
             */
            readonly consent: "one_contact" | "used";
            /** @description The name of the admin. */
            readonly contacted_by: string | null;
            /**
             * Format: date
             * @description The day in India.
             */
            readonly contacted_on: string | null;
            /** @description Null once the person was contacted. */
            readonly email: string | null;
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /** @description The path of the page that the person left. */
            readonly page: string;
            /** @description Null once the person was contacted. */
            readonly phone: string | null;
            /** Format: date-time */
            readonly received_at: string;
            readonly revision: number;
            /** @description The account with which the person was signed in. */
            readonly user_id: number | null;
        };
        readonly AdminExitedUsers: {
            readonly data: readonly components["schemas"]["AdminExitedUser"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminFilterRequest: {
            /** @description The action to undo. */
            readonly action_id: number | null;
            /** @description The name of the filter. */
            readonly category: string;
            /** Format: date-time */
            readonly decided_at: string | null;
            /** @description The name of the admin. */
            readonly decided_by: string | null;
            readonly id: components["schemas"]["Id"];
            /** @description How many listings of the users are named so. */
            readonly listings: number;
            /** @description The school or product that it was requested for. */
            readonly name: string;
            readonly note: string | null;
            readonly reason_code: string | null;
            /** Format: date-time */
            readonly requested_at: string;
            readonly requester_id: number | null;
            readonly requester_name: string | null;
            /** @description How many requests a decision is about. */
            readonly requests: number;
            /** @enum {string} */
            readonly section: "schools" | "tuitions" | "activities" | "camps" | "workshops";
            readonly status: components["schemas"]["FilterRequestStatus"];
            /** @description The value as the user wrote it. */
            readonly value: string;
            /** @description The filter value that was added or that it was merged into. */
            readonly value_id: number | null;
            readonly value_name: string | null;
        };
        readonly AdminFilterRequests: {
            readonly data: readonly components["schemas"]["AdminFilterRequest"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminJob: {
            /** Format: date */
            readonly closes_on: string | null;
            readonly id: components["schemas"]["Id"];
            /** @description Whether the closing date has passed. */
            readonly is_closed: boolean;
            readonly job_status: components["schemas"]["JobPostStatus"];
            readonly location: string;
            /** Format: date-time */
            readonly posted_at: string;
            readonly role: components["schemas"]["JobRole"];
            readonly school_id: number | null;
            readonly school_name: string | null;
            readonly school_slug: string | null;
            readonly status: components["schemas"]["ListingStatus"];
            readonly title: string;
            readonly type: components["schemas"]["JobType"];
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly AdminJobs: {
            readonly data: readonly components["schemas"]["AdminJob"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminJobSeeker: {
            /** @description Applications that were sent. */
            readonly applications: number;
            readonly email: string;
            readonly id: components["schemas"]["Id"];
            readonly is_blocked: boolean;
            readonly is_email_confirmed: boolean;
            /** Format: date-time */
            readonly joined_at: string;
            /**
             * Format: date-time
             * @description Of the sessions that are left.
             */
            readonly last_seen_at: string | null;
            readonly name: string;
        };
        readonly AdminJobSeekers: {
            readonly data: readonly components["schemas"]["AdminJobSeeker"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminNames: {
            readonly data: readonly {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            }[];
        };
        readonly AdminNewsletterDraft: {
            /** Format: date-time */
            readonly created_at: string;
            readonly id: components["schemas"]["Id"];
            readonly summary: string;
            readonly title: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly AdminNewsletterDrafts: {
            readonly data: readonly components["schemas"]["AdminNewsletterDraft"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminProduct: {
            readonly approved_revision: number | null;
            /** @description Batches that have not ended. */
            readonly batches: number;
            readonly city: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["ProductKind"];
            readonly name: string;
            readonly owner_id: number | null;
            readonly owner_name: string | null;
            /** @description In rupees. */
            readonly price: number | null;
            readonly price_unit: components["schemas"]["PriceUnit"];
            readonly revision: number;
            readonly slug: string;
            readonly status: components["schemas"]["ListingStatus"];
            readonly store_id: components["schemas"]["Id"];
            readonly store_name: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly AdminProducts: {
            readonly data: readonly components["schemas"]["AdminProduct"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        /** @enum {string} */
        readonly AdminQueue: "school" | "store" | "product" | "batch" | "job" | "blog" | "video" | "enquiry" | "user" | "filter_request" | "general_enquiry" | "invalid_review" | "exited_user" | "contact_message";
        readonly AdminSchool: {
            /** @description The last revision that an admin approved. */
            readonly approved_revision: number | null;
            readonly city: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly district: string | null;
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly owner_id: number | null;
            readonly owner_name: string | null;
            readonly revision: number;
            readonly slug: string;
            /** @description The register; null for schools listed by their owners. */
            readonly source: string | null;
            /** @description Its id in the register. */
            readonly source_id: string | null;
            readonly state: string | null;
            readonly status: components["schemas"]["ListingStatus"];
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly AdminSchools: {
            readonly data: readonly components["schemas"]["AdminSchool"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminStore: {
            readonly approved_revision: number | null;
            readonly city: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly id: components["schemas"]["Id"];
            readonly is_verified: boolean;
            readonly name: string;
            readonly owner_id: number | null;
            readonly owner_name: string | null;
            /** @description Products that are not deleted. */
            readonly products: number;
            readonly revision: number;
            readonly state: string | null;
            readonly status: components["schemas"]["ListingStatus"];
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly AdminStores: {
            readonly data: readonly components["schemas"]["AdminStore"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminUser: {
            /** Format: date-time */
            readonly blocked_until: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly email: string;
            readonly firstname: string;
            readonly id: components["schemas"]["Id"];
            readonly is_admin: boolean;
            readonly is_blocked: boolean;
            /**
             * Format: date-time
             * @description Null without a session.
             */
            readonly last_seen_at: string | null;
            readonly lastname: string;
            readonly permissions: readonly components["schemas"]["Permission"][];
            readonly phone: string | null;
            readonly plan: string;
            /**
             * @description An admin, a user who works for a listing, or a user who is neither.
             * @enum {string}
             */
            readonly role: "admin" | "provider" | "other";
            /** @description The number of schools the user owns. */
            readonly schools: number;
            /** @description The number of stores the user owns. */
            readonly stores: number;
            readonly user_type: components["schemas"]["UserType"];
        };
        readonly AdminUserDetail: {
            readonly block: components["schemas"]["UserBlock"] | null;
            /** @description The change of permissions that waits for another admin. */
            readonly change: components["schemas"]["PermissionChange"] | null;
            /** Format: date-time */
            readonly email_confirmed_at: string | null;
            /** @description By the listings that the user owns. */
            readonly enquiries_received: number;
            readonly enquiries_sent: number;
            readonly has_google: boolean;
            readonly has_password: boolean;
            readonly has_second_factor: boolean;
            /** @description Whether it is the caller's account. */
            readonly is_own: boolean;
            readonly listings: readonly components["schemas"]["UserListing"][];
            /** @description The plan, with how many of each it allows. */
            readonly plan: {
                readonly name: string;
                /** @description In each store. */
                readonly products: number;
                readonly schools: number;
                readonly stores: number;
            };
            readonly sessions: readonly components["schemas"]["UserSession"][];
            readonly user: components["schemas"]["AdminUser"];
        };
        readonly AdminUsers: {
            readonly data: readonly components["schemas"]["AdminUser"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdminVideo: {
            readonly duration_seconds: number;
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["VideoKind"];
            readonly moderation: components["schemas"]["ModerationState"];
            /** Format: date-time */
            readonly published_at: string | null;
            readonly school_id: number | null;
            readonly school_name: string | null;
            /** @enum {string} */
            readonly status: "draft" | "review" | "published";
            readonly title: string;
            /** Format: date-time */
            readonly updated_at: string;
            readonly url: string;
        };
        readonly AdminVideos: {
            readonly data: readonly components["schemas"]["AdminVideo"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly AdmissionDate: {
            /** Format: date */
            readonly from: string;
            /** @description Whether this is a deadline. */
            readonly is_key: boolean;
            readonly label: string;
            /** Format: date */
            readonly to: string | null;
        };
        /**
         * @description An age band in years. A school matches if it takes children of any age in the band.
         * @enum {string}
         */
        readonly AgeBand: "2.5-6" | "6-11" | "11-14" | "14-18";
        readonly AgeRange: {
            readonly age_max: number | null;
            readonly age_min: number | null;
        };
        /**
         * @description How many applicants of the last year heard from the employer. Applicants who wait for less than
         *     30 working days are not counted.
         */
        readonly AnswerRate: {
            readonly answered: number;
            readonly applicants: number;
            /** @description Nine of ten answers came within so many working days. Null without answers. */
            readonly working_days: number | null;
        };
        /** @description How long the listing took for first replies in the last 90 days, in minutes of its desk hours. */
        readonly AnswerTime: {
            readonly median_minutes: number;
            /** @description How many replies were measured. */
            readonly n: number;
            /** @description Nine of ten replies came within this time. */
            readonly p90_minutes: number;
        };
        readonly AnswerToRoute: {
            readonly accept: boolean;
            /** @description Required to accept. */
            readonly consent?: components["schemas"]["NewConsent"];
            /** @description Required for the channels phone and whatsapp. */
            readonly phone?: components["schemas"]["Mobile"];
        };
        readonly AppealReceipt: {
            /**
             * Format: date
             * @description When an appeal is decided at the latest, 7 days later.
             */
            readonly decided_until: string;
            readonly reference: string;
        };
        readonly AppealRequest: {
            readonly text: components["schemas"]["ModerationNote"];
        };
        readonly ApplicantContact: {
            /** @description Null if the applicant does not allow emails. */
            readonly email: string | null;
            /** @description Null if the applicant does not allow calls. */
            readonly phone: string | null;
        };
        readonly Application: {
            readonly answers: readonly components["schemas"]["ApplicationAnswer"][];
            /** @description How the applicant may be contacted; the details are shown one by one. */
            readonly contact: {
                readonly channels: readonly components["schemas"]["ContactChannel"][];
                readonly from: components["schemas"]["TimeOfDay"];
                readonly may_reveal: boolean;
                readonly to: components["schemas"]["TimeOfDay"];
            } | null;
            /** @description Null while it is hidden. */
            readonly cv: components["schemas"]["CvFile"] | null;
            /** Format: date-time */
            readonly decided_at: string | null;
            readonly events: readonly components["schemas"]["ApplicationEvent"][];
            /** Format: date */
            readonly feedback_by: string | null;
            readonly interview: components["schemas"]["Interview"] | null;
            /** @description What the job asks for. */
            readonly job_terms: {
                readonly experience_min: number | null;
                readonly pay_period: components["schemas"]["PayPeriod"];
                readonly qualifications: readonly string[];
                readonly salary_max: number | null;
                readonly salary_min: number | null;
            };
            readonly letter: string | null;
            readonly listing: components["schemas"]["ApplicationListing"];
            readonly messages: readonly components["schemas"]["ApplicationMessage"][];
            readonly my_points: components["schemas"]["ApplicationPoints"] | null;
            readonly my_rights: components["schemas"]["ApplicationRights"];
            readonly notes: readonly {
                /** Format: date-time */
                readonly at: string;
                readonly author: string;
                /** Format: date-time */
                readonly edited_at: string | null;
                readonly id: components["schemas"]["Id"];
                readonly is_mine: boolean;
                readonly text: string;
            }[];
            /** Format: date */
            readonly offered_on: string | null;
            /** @description Those of other reviewers, once the caller has scored. */
            readonly points: readonly {
                readonly by: string;
                readonly points: components["schemas"]["ApplicationPoints"];
            }[];
            readonly posts: readonly components["schemas"]["HeldPost"][];
            readonly reason_codes: readonly components["schemas"]["NotTakenReason"][];
            readonly reason_text: string | null;
            /** Format: date */
            readonly removed_on: string | null;
            readonly reveals: readonly components["schemas"]["ApplicationReveal"][];
            readonly row: components["schemas"]["ApplicationRow"];
            /** Format: date-time */
            readonly told_at: string | null;
            readonly told_state: components["schemas"]["ApplicationState"];
        };
        readonly ApplicationAnswer: {
            /** @description The question as it was answered. */
            readonly prompt: string;
            readonly question_id: components["schemas"]["Id"];
            readonly value: string;
        };
        readonly ApplicationBoard: {
            readonly columns: readonly {
                readonly cards: readonly components["schemas"]["ApplicationRow"][];
                readonly count: number;
                readonly state: components["schemas"]["SentApplicationState"];
            }[];
            readonly my_rights: components["schemas"]["ApplicationRights"];
            readonly untold: number;
        };
        readonly ApplicationBulk: {
            /** @enum {string} */
            readonly action: "move" | "tell";
            readonly ids: readonly components["schemas"]["ApplicationId"][];
            readonly preview: boolean;
            readonly reason_codes?: readonly components["schemas"]["NotTakenReason"][];
            /** Format: display-text */
            readonly reason_text?: string;
            /** @description For `move`. */
            readonly state?: components["schemas"]["DecidedApplicationState"];
            /** @description For `tell`: words to the applicants. Fields: `{first_name}`, `{job_title}`, `{listing}`, `{my_name}`. */
            readonly text?: components["schemas"]["DeskText"];
        };
        readonly ApplicationBulkResult: {
            readonly done: number;
            readonly refused: number;
            readonly rows: readonly {
                readonly id: components["schemas"]["ApplicationId"];
                readonly is_done: boolean;
                readonly label: string;
                /** @description Why it was refused. */
                readonly reason: string | null;
                /** @description The filled-in words to the applicant. */
                readonly text: string | null;
            }[];
        };
        readonly ApplicationCounts: {
            readonly declined: number;
            readonly hired: number;
            readonly interviewing: number;
            readonly not_taken: number;
            readonly offered: number;
            readonly shortlisted: number;
            readonly submitted: number;
            readonly withdrawn: number;
        };
        readonly ApplicationDraft: {
            readonly answers?: readonly {
                readonly question_id: components["schemas"]["Id"];
                /** Format: display-text */
                readonly value: string;
            }[];
            readonly city?: string | null;
            readonly complete: boolean;
            readonly expected_pay?: number | null;
            readonly experience_years?: number | null;
            readonly full_name?: string | null;
            readonly letter?: string | null;
            readonly phone?: components["schemas"]["Mobile"] | null;
            readonly posts?: readonly components["schemas"]["HeldPost"][];
            readonly qualifications?: string | null;
            readonly section: components["schemas"]["ApplicationSection"];
        };
        readonly ApplicationEvent: {
            /** Format: date-time */
            readonly at: string;
            /** @description The name of a member; null for the applicant and the system. */
            readonly by: string | null;
            readonly detail: string | null;
            /** @enum {string} */
            readonly kind: "state" | "seen" | "told" | "reveal" | "cv" | "interview" | "quiet";
            readonly to_state: components["schemas"]["ApplicationState"] | null;
        };
        readonly ApplicationForm: {
            readonly answers: readonly components["schemas"]["ApplicationAnswer"][];
            readonly city: string | null;
            readonly complete_sections: readonly components["schemas"]["ApplicationSection"][];
            readonly cv: components["schemas"]["CvFile"] | null;
            /** @description The address of the account. */
            readonly email: string;
            /** @description Rupees a month. */
            readonly expected_pay: number | null;
            readonly experience_years: number | null;
            readonly full_name: string | null;
            /** @description Times of three months or more without a post. Only the applicant sees them. */
            readonly gaps: readonly {
                /** Format: year-month */
                readonly from: string;
                readonly months: number;
                /** Format: year-month */
                readonly to: string;
            }[];
            readonly letter: string | null;
            readonly notice: components["schemas"]["ConsentNotice"];
            readonly phone: string | null;
            readonly posts: readonly components["schemas"]["HeldPost"][];
            readonly qualifications: string | null;
            readonly questions: readonly components["schemas"]["ApplicationQuestion"][];
        };
        /**
         * Format: uuid
         * @description The id of an application.
         */
        readonly ApplicationId: string;
        readonly ApplicationListing: {
            readonly city: string | null;
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "school" | "store";
            readonly name: string;
            /** @description Of a school. */
            readonly slug: string | null;
        };
        readonly ApplicationMessage: {
            /** Format: date-time */
            readonly at: string;
            readonly author: string;
            readonly id: components["schemas"]["Id"];
            readonly is_from_applicant: boolean;
            readonly text: string;
            /**
             * @description Only on messages of the employer: what in them applicants should be careful about. `fee`: it asks
             *     for money. `papers`: it asks for Aadhaar, PAN, a one-time password or bank details. `elsewhere`:
             *     it leads to WhatsApp, Telegram or a shortened link. The message is delivered all the same.
             */
            readonly warnings?: readonly ("fee" | "papers" | "elsewhere")[];
        };
        readonly ApplicationMove: {
            /** Format: date */
            readonly feedback_by?: string;
            /** Format: date */
            readonly offered_on?: string;
            /** @description At least one for `not_taken`. */
            readonly reason_codes?: readonly components["schemas"]["NotTakenReason"][];
            /**
             * Format: display-text
             * @description Required with the reason `other`.
             */
            readonly reason_text?: string;
            readonly revision: number;
            readonly state: components["schemas"]["DecidedApplicationState"];
            /** @description Whether the applicant is told at once. */
            readonly tell: boolean;
            /** @description Words to the applicant, with `tell`. */
            readonly text?: components["schemas"]["DeskText"];
        };
        readonly ApplicationPoints: {
            readonly care: components["schemas"]["Points"];
            readonly explanation: components["schemas"]["Points"];
            readonly subject_knowledge: components["schemas"]["Points"];
            readonly teamwork: components["schemas"]["Points"];
        };
        readonly ApplicationQuestion: {
            readonly id: components["schemas"]["Id"];
            readonly is_required: boolean;
            /** @enum {string} */
            readonly kind: "text" | "choice" | "number" | "yes_no";
            readonly options: readonly string[];
            readonly prompt: string;
        };
        readonly ApplicationReveal: {
            /** Format: date-time */
            readonly at: string;
            /** @description The member who opened the contact details. */
            readonly by: string;
        };
        readonly ApplicationRights: {
            readonly decide: boolean;
            readonly export: boolean;
            readonly reveal: boolean;
        };
        readonly ApplicationRow: {
            readonly city: string | null;
            /** @description Rupees a month. */
            readonly expected_pay: number | null;
            readonly experience_years: number | null;
            /** @description Whether the last message is from the applicant. */
            readonly has_unread: boolean;
            readonly id: components["schemas"]["ApplicationId"];
            /** Format: date-time */
            readonly interview_at: string | null;
            /** @description Whether the name is hidden. */
            readonly is_hidden: boolean;
            /** @description Whether a member has opened it. */
            readonly is_seen: boolean;
            /** @description Whether the applicant knows the state. */
            readonly is_told: boolean;
            readonly job: components["schemas"]["JobOfApplication"];
            /** @description The name of the applicant, or such as "Applicant 8F14" while it is hidden. */
            readonly label: string;
            /** @description The states to which the caller may move it. */
            readonly next_states: readonly components["schemas"]["DecidedApplicationState"][];
            readonly qualifications: string | null;
            /** Format: date-time */
            readonly quiet_since: string | null;
            readonly revision: number;
            /** @description The average of all points, from 1 to 4. */
            readonly score: number | null;
            readonly state: components["schemas"]["SentApplicationState"];
            /** Format: date-time */
            readonly state_since: string;
            /** Format: date-time */
            readonly submitted_at: string;
        };
        readonly Applications: {
            /** @description Of the listing of `job_id`. */
            readonly answer_rate: components["schemas"]["AnswerRate"] | null;
            readonly counts: components["schemas"]["ApplicationCounts"];
            readonly data: readonly components["schemas"]["ApplicationRow"][];
            /** @description The jobs that have applications. */
            readonly jobs: readonly components["schemas"]["JobWithApplications"][];
            readonly my_rights: components["schemas"]["ApplicationRights"];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
            /** @description Decisions that the applicants do not know yet. */
            readonly untold: number;
        };
        /** @enum {string} */
        readonly ApplicationSection: "details" | "experience" | "cv" | "letter" | "questions";
        readonly ApplicationSettings: {
            readonly blocked: readonly components["schemas"]["ApplicationListing"][];
            /** @description The CV that the next application starts with. */
            readonly cv: components["schemas"]["CvFile"] | null;
            /** @description Whether the caller is reminded of drafts and saved jobs 10 days before they close. */
            readonly has_reminders: boolean;
        };
        /** @enum {string} */
        readonly ApplicationState: "draft" | "submitted" | "shortlisted" | "interviewing" | "offered" | "hired" | "declined" | "not_taken" | "withdrawn";
        readonly ApplicationStep: {
            /** Format: date-time */
            readonly at: string;
            readonly state: components["schemas"]["ApplicationState"];
        };
        readonly ApplicationSubmission: {
            readonly channels: readonly components["schemas"]["ContactChannel"][];
            readonly from: components["schemas"]["TimeOfDay"];
            /** @description Whether the applicant declares that they are 18 or older. */
            readonly is_adult: boolean;
            /** @description The version of the notice that the applicant read. */
            readonly notice_version: number;
            readonly to: components["schemas"]["TimeOfDay"];
        };
        /**
         * @description Records whose exact place is not known, only the district. They have no distance, and follow
         *     those within the radius.
         */
        readonly ApproximatePlaces: {
            readonly count: number;
            readonly district: string;
            readonly state: string;
        };
        /** @enum {string} */
        readonly AreaKind: "country" | "state" | "district" | "city";
        /** @description Another area; with a board, counts its schools of that board. */
        readonly AreaLink: {
            readonly kind: components["schemas"]["AreaKind"];
            readonly name: string;
            /**
             * @description The relation to the requested area: `district` is the district of a city; `nearby` are
             *     neighbouring districts of a district or cities of a city.
             * @enum {string}
             */
            readonly role: "states" | "districts" | "cities" | "district" | "nearby";
            /** @description The slug of the district or city; null for a state. */
            readonly slug: components["schemas"]["AreaSlug"] | null;
            readonly state: components["schemas"]["AreaSlug"];
            readonly total: number;
        };
        readonly AreaName: {
            readonly name: string;
            readonly slug: components["schemas"]["AreaSlug"];
        };
        /** Format: slug */
        readonly AreaSlug: string;
        /** @enum {string} */
        readonly AuditAction: "created" | "edited" | "removed" | "restored";
        /** @enum {string} */
        readonly AuditedEntity: "school" | "store" | "product" | "batch" | "user" | "filter_request" | "job" | "blog" | "video" | "filter_value" | "moderation_case" | "exited_user" | "contact_message" | "newsletter_draft";
        readonly AuditEntry: {
            readonly action: components["schemas"]["AuditAction"];
            /** @description The admin action that groups the entry with others. */
            readonly action_id: number | null;
            /** @description Who made the change; null for the system, and after the account is deleted. */
            readonly actor: {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            } | null;
            readonly actor_role: components["schemas"]["ActorRole"];
            /** @description The new value, stored like `before`. */
            readonly after: unknown;
            /**
             * @description The previous value; null if it is not stored. Of a text of more than 1,000 characters, the
             *     part that changed, with … where text was left out.
             */
            readonly before: unknown;
            /** Format: date-time */
            readonly created_at: string;
            readonly entity: components["schemas"]["AuditedEntity"];
            readonly entity_id: components["schemas"]["Id"];
            /** @description Null if the record was created, removed or restored. */
            readonly field: string | null;
            readonly id: components["schemas"]["Id"];
            /** @description The name of the record now; null if it no longer exists. */
            readonly name: string | null;
            readonly reason: string | null;
            /** @description The revision after the change; null for an entity without revisions. */
            readonly revision: number | null;
            /**
             * @description Whether the admin action can be undone, or has been. Null if neither.
             * @enum {string|null}
             */
            readonly undo: "possible" | "done" | null;
        };
        readonly AuditEntryList: {
            readonly data: readonly components["schemas"]["AuditEntry"][];
            /** @description The filter values that values of `filter_ids` contain. */
            readonly filter_values: readonly components["schemas"]["FilterValue"][];
            readonly is_total_exact: components["schemas"]["IsTableTotalExact"];
            readonly page: number;
            /** @description The users that values such as an assignee name by id. */
            readonly people: readonly {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            }[];
            readonly per_page: number;
            readonly total: components["schemas"]["TableTotal"];
            readonly totalPages: number;
        };
        readonly Availability: {
            /** Format: date */
            readonly opens_on: string | null;
            readonly seats_left: number | null;
            /**
             * @description `few`: open with at most 15 seats left, and at most half of all seats. `opens`: not open yet.
             * @enum {string}
             */
            readonly state: "open" | "few" | "opens" | "closed";
        };
        readonly Batch: {
            readonly days: readonly components["schemas"]["Weekday"][];
            /** Format: time-of-day */
            readonly end_time: string;
            /** Format: date */
            readonly ends_on: string | null;
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /** @description Rupees; null to use the product's price. */
            readonly price: number | null;
            readonly seats: number;
            readonly seats_left: number;
            /** Format: time-of-day */
            readonly start_time: string;
            /** Format: date */
            readonly starts_on: string;
        };
        readonly BatchDetails: {
            readonly days: readonly components["schemas"]["Weekday"][];
            /** Format: time-of-day */
            readonly end_time: string;
            /** Format: date */
            readonly ends_on: string | null;
            readonly name: components["schemas"]["ListingName"];
            /** @description Rupees; null to use the product's price. */
            readonly price: number | null;
            readonly request_key?: components["schemas"]["RequestKey"];
            /** @description The product revision that the change is based on. */
            readonly revision?: number;
            readonly seats: number;
            readonly seats_left: number;
            /** Format: time-of-day */
            readonly start_time: string;
            /** Format: date */
            readonly starts_on: string;
        };
        /**
         * @description Today is in India.
         * @enum {string}
         */
        readonly BatchPhase: "upcoming" | "running" | "ended";
        /**
         * @description Why a user is blocked.
         * @enum {string}
         */
        readonly BlockReason: "spam" | "abuse" | "false_listing" | "impersonation" | "security" | "legal" | "other";
        readonly Blog: {
            readonly author_name: string;
            /** @description One line about the author. */
            readonly author_note: string | null;
            /** @description HTML, cleaned by the server. */
            readonly body: string;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_featured: boolean;
            /** @description Present and true while no moderator has reviewed it. */
            readonly is_unreviewed?: boolean;
            /** Format: date-time */
            readonly published_at: string;
            readonly reading_minutes: number;
            /** @description Blogs of the same topic first, then blogs that share a tag, then the latest. */
            readonly related: readonly components["schemas"]["BlogSummary"][];
            readonly summary: string;
            readonly tags: readonly string[];
            readonly title: string;
            readonly topic: components["schemas"]["BlogTopic"];
            /** Format: date-time */
            readonly updated_at: string;
            readonly url: string;
        };
        readonly BlogList: {
            readonly data: readonly components["schemas"]["BlogSummary"][];
            readonly page: number;
            readonly per_page: number;
            /**
             * @description All topics that have blogs, regardless of the requested topic, in the order of
             *     `BlogTopic`.
             */
            readonly topics: readonly {
                readonly count: number;
                readonly topic: components["schemas"]["BlogTopic"];
            }[];
            readonly total: number;
            /** @description The last page. */
            readonly totalPages: number;
        };
        readonly BlogSummary: {
            readonly author_name: string;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_featured: boolean;
            /** Format: date-time */
            readonly published_at: string;
            /** @description At 200 words a minute, rounded up. */
            readonly reading_minutes: number;
            /** @description One or two sentences. */
            readonly summary: string;
            readonly tags: readonly string[];
            readonly title: string;
            readonly topic: components["schemas"]["BlogTopic"];
            /** @description The last part of the page's URL. */
            readonly url: string;
        };
        /** @enum {string} */
        readonly BlogTopic: "admissions" | "boards" | "fees" | "learning" | "activities" | "safety" | "wellbeing" | "inclusion";
        /** @description Exactly one of `school`, `product`, `job` and `blog` is present, according to `kind`. */
        readonly Bookmark: {
            readonly blog?: components["schemas"]["BlogSummary"];
            /** Format: date-time */
            readonly created_at: string;
            readonly id: components["schemas"]["Id"];
            readonly job?: components["schemas"]["JobSummary"];
            /** @enum {string} */
            readonly kind: "school" | "product" | "job" | "blog";
            readonly note: string | null;
            readonly product?: components["schemas"]["ProductSummary"];
            readonly school?: components["schemas"]["SchoolSummary"];
        };
        readonly BookmarkCounts: {
            readonly blog: number;
            readonly job: number;
            readonly product: number;
            readonly school: number;
        };
        readonly BookmarkIds: {
            readonly blog: readonly components["schemas"]["Id"][];
            readonly job: readonly components["schemas"]["Id"][];
            readonly product: readonly components["schemas"]["Id"][];
            readonly school: readonly components["schemas"]["Id"][];
        };
        /**
         * @default school
         * @enum {string}
         */
        readonly BookmarkKind: "school" | "product" | "job" | "blog";
        readonly BookmarkList: {
            readonly counts: components["schemas"]["BookmarkCounts"];
            readonly data: readonly components["schemas"]["Bookmark"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
            /** @description Latest first, on every page. */
            readonly unavailable: readonly components["schemas"]["UnavailableBookmark"][];
        };
        readonly BulkDecisionResult: {
            /** @description Null for a preview and if nothing was decided. */
            readonly action_id: number | null;
            /** @description How many were decided; in a preview, would be. */
            readonly done: number;
            readonly skipped: readonly {
                /** @description Who decided or claimed it. */
                readonly by: string | null;
                readonly id: components["schemas"]["Id"];
                readonly name: string | null;
                /** @enum {string} */
                readonly why: "stale" | "decided" | "claimed" | "held" | "own" | "same_admin" | "gone" | "unchanged" | "not_possible";
            }[];
        };
        /** @enum {string} */
        readonly CallOutcome: "reached" | "no_answer" | "wrong_number";
        /**
         * @description A JSON list of URLs returned by uploads, cover first. An entry may also be an object with
         *     `url` and `caption`, of up to 200 characters; a URL alone keeps its caption.
         * @example ["/media/uploads/x/1600x1067.webp", {"url": "/media/uploads/y/960x640.webp", "caption": "The library"}]
         */
        readonly CaptionedFilesJson: string;
        readonly ChannelPermission: {
            readonly channel: components["schemas"]["ContactChannel"];
            /**
             * Format: date-time
             * @description When `outside_hours` ends.
             */
            readonly next_at: string | null;
            /**
             * @description Whether the desk may use the channel now.
             * @enum {string}
             */
            readonly state: "allowed" | "outside_hours" | "not_permitted" | "expired" | "owner_changed" | "withdrawn";
        };
        readonly Child: {
            /**
             * Format: date
             * @description Year-month-day.
             */
            readonly born_on: string | null;
            readonly name: string;
        };
        /**
         * @description A time of day in India at which jobs close.
         * @enum {string}
         */
        readonly ClosingTime: "08:00" | "09:00" | "12:00" | "15:00" | "23:59";
        /** @description The details of a school in a comparison. */
        readonly ComparedSchool: {
            /** @description Whether somebody works for the listing and could answer. */
            readonly accepts_enquiries: boolean;
            readonly admission_dates: readonly components["schemas"]["AdmissionDate"][];
            readonly facts: readonly components["schemas"]["Fact"][];
            readonly fees: components["schemas"]["FeeSheet"] | null;
            readonly filters_values: readonly components["schemas"]["KnownFilter"][];
            readonly pincode: string | null;
            readonly seats_total: number | null;
            readonly summary: components["schemas"]["SchoolSummary"];
        };
        readonly Completeness: {
            /** @description Missing parts, the most valuable first. */
            readonly missing: readonly components["schemas"]["MissingPart"][];
            readonly percent: number;
        };
        readonly ConsentNotice: {
            /** @description Headings, paragraphs and lists. */
            readonly html: string;
            readonly version: number;
        };
        /** @description How schools and stores may reply to the user, and whether EdBazaar may send news. */
        readonly Consents: {
            readonly email: boolean;
            readonly news: boolean;
            readonly phone: boolean;
            readonly whatsapp: boolean;
        };
        /** @enum {string} */
        readonly ContactChannel: "email" | "phone" | "whatsapp";
        readonly ContactMessage: {
            readonly email: components["schemas"]["Email"];
            /** Format: text */
            readonly message: string;
            /** Format: single-line */
            readonly name: string;
            readonly topic: components["schemas"]["ContactTopic"];
            readonly website?: string;
        };
        readonly ContactReveal: {
            /** Format: date-time */
            readonly at: string;
            /** @description The name of the member who looked. */
            readonly by: string;
            /** @enum {string} */
            readonly field: "phone" | "email" | "name";
        };
        /** @enum {string} */
        readonly ContactTopic: "question" | "consultation" | "correction" | "listing" | "partners" | "donate-books" | "privacy" | "careers" | "press";
        readonly Contest: {
            /**
             * Format: date
             * @description The last day to enter.
             */
            readonly closes_on: string;
            /** @description How to enter. HTML, cleaned by the server. */
            readonly entry: string;
            /** @description HTML, cleaned by the server. */
            readonly rules: string;
            /** @description First prize first; empty until the jury decides. */
            readonly winners: readonly {
                /** @description Class and town. */
                readonly detail: string | null;
                readonly name: string;
                readonly prize: string;
                /** @description The winning entry. */
                readonly work: string | null;
            }[];
        };
        readonly CvAddress: {
            /** Format: date-time */
            readonly expires_at: string;
            /** @description The path of the file on this server. */
            readonly url: string;
        };
        readonly CvFile: {
            readonly mime: string;
            readonly name: string;
            /** @description Bytes. */
            readonly size: number;
            /** Format: date-time */
            readonly uploaded_at: string;
        };
        readonly Dashboard: {
            /** Format: date-time */
            readonly as_of: string;
            /** @description The next batches to meet; at most 6. */
            readonly batches: readonly components["schemas"]["OwnBatch"][];
            /** @description Enquiries by what they wait for. A withdrawn one does not count. */
            readonly counts: {
                readonly applied: number;
                readonly due_today: number;
                readonly new: number;
                /** @description The reply is late, or the day of the next action has passed. */
                readonly overdue: number;
                readonly visit: number;
            };
            /** @description How long senders of the 30 days waited for the first reply, in working hours of the desk. */
            readonly first_reply: {
                readonly enquiries: number;
                readonly median_minutes: number | null;
                readonly ninety_percent_minutes: number | null;
                readonly within: {
                    /** @description Up to one hour. */
                    readonly h1: number;
                    /** @description Over one and up to 5 hours. */
                    readonly h5: number;
                    /** @description Over 5 and up to 12 hours. */
                    readonly h12: number;
                    /** @description Over 12 and up to 24 hours. */
                    readonly h24: number;
                    /** @description No reply yet. */
                    readonly none: number;
                    /** @description Over 24 hours. */
                    readonly over: number;
                };
            };
            /**
             * Format: date
             * @description The first of the 30 days.
             */
            readonly from: string;
            /** @description The schools and stores that are covered; of a service its store. */
            readonly listings: readonly components["schemas"]["DashboardListing"][];
            /** @description Every listing of the user of the dashboard; empty for the insights of one listing. */
            readonly own: readonly components["schemas"]["DeskListing"][];
            /** @description The services of a single store, or the single service; otherwise empty. */
            readonly products: readonly components["schemas"]["DashboardProduct"][];
            /** @description Views by source, the most frequent first. */
            readonly sources: readonly {
                readonly source: components["schemas"]["ViewSource"];
                /** @description Null for fewer than 5. */
                readonly views: number | null;
            }[];
            /** @description From views to enrolments. */
            readonly steps: readonly components["schemas"]["DashboardStep"][];
            /** @description What to do, most urgent first; at most 12. */
            readonly tasks: readonly components["schemas"]["DashboardTask"][];
            /**
             * Format: date
             * @description Today in India, which is not over.
             */
            readonly to: string;
        };
        readonly DashboardListing: {
            readonly completeness: components["schemas"]["Completeness"];
            /**
             * Format: date
             * @description When its people last changed or confirmed a fact.
             */
            readonly confirmed_on: string | null;
            /** @description Of 30 days. */
            readonly enquiries: number;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            /** @description Whether its owner shows it. */
            readonly is_active: boolean;
            readonly is_public: boolean;
            readonly kind: components["schemas"]["MembersKind"];
            readonly n_products: number;
            readonly name: string;
            readonly place: string | null;
            readonly role: components["schemas"]["ListingRole"];
            /** @description As in the URL of the public page; of a store its id. */
            readonly slug: string;
            /** @description Of 30 days, with those of its services. */
            readonly views: number;
        };
        readonly DashboardProduct: {
            readonly completeness: components["schemas"]["Completeness"];
            /** @description Of 30 days. */
            readonly enquiries: number;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_active: boolean;
            readonly is_public: boolean;
            /** @description Batches that have not ended. */
            readonly n_batches: number;
            readonly name: string;
            /** @description Of these batches. */
            readonly seats: number;
            /** @description Of these batches. */
            readonly seats_left: number;
            /** @enum {string} */
            readonly section: "tuition" | "activity" | "camp" | "workshop";
            readonly slug: string;
            /** @description Of 30 days. */
            readonly views: number;
        };
        readonly DashboardStep: {
            /** @description Of the 30 days before. */
            readonly before: number;
            /** @description By day, from the first of the 30 days to today. */
            readonly daily: readonly number[];
            /**
             * @description `views`: page views, as `countViews` counts them. `enquiries`: confirmed by their senders;
             *     duplicates and invalid ones do not count. `visits` and `enrolments`: enquiries that the desk
             *     first moved to this state, on that day.
             * @enum {string}
             */
            readonly step: "views" | "enquiries" | "visits" | "enrolments";
            /** @description Of the 30 days. */
            readonly total: number;
        };
        readonly DashboardTask: {
            /** Format: date-time */
            readonly due_at: string | null;
            /** @description Of `reply` and `follow_up`. */
            readonly enquiry: {
                /** @description Null without a live consent. */
                readonly child_name: string | null;
                readonly class_sought: string | null;
                /** Format: uuid */
                readonly id: string;
                /** @description Null without a live consent. */
                readonly name: string | null;
                readonly reference: string;
                /** @description The service or batch it is about. */
                readonly subject: string | null;
            } | null;
            readonly is_overdue: boolean;
            /**
             * @description `reply`: a parent waits for the first reply. `follow_up`: the desk planned to act.
             *     `confirm_fees`: the fees are a year old. `next_batch`: the last batch of a service has ended, or
             *     ends within 14 days. `missing_facts`: the listing lacks facts that parents look for.
             * @enum {string}
             */
            readonly kind: "reply" | "follow_up" | "confirm_fees" | "next_batch" | "missing_facts";
            readonly listing: components["schemas"]["DeskListing"];
            /** @description Of `missing_facts`: the most valuable first, at most 3. */
            readonly missing: readonly components["schemas"]["MissingPart"][];
            /** @description Of `missing_facts`: how complete the listing is. */
            readonly percent: number | null;
            /** @description Of `next_batch`. */
            readonly product: {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            } | null;
        };
        /**
         * @description What an employer may decide.
         * @enum {string}
         */
        readonly DecidedApplicationState: "shortlisted" | "interviewing" | "offered" | "hired" | "declined" | "not_taken";
        readonly DeletedListings: {
            readonly data: readonly {
                /** Format: date-time */
                readonly deleted_at: string;
                readonly id: components["schemas"]["Id"];
                readonly kind: components["schemas"]["ListingKind"];
                readonly name: string;
                /** Format: date-time */
                readonly restorable_until: string;
            }[];
        };
        readonly Desk: {
            readonly holidays: readonly components["schemas"]["DeskHoliday"][];
            readonly hours: readonly components["schemas"]["DeskHours"][];
            /** @description Whether the desk has no hours of its own. */
            readonly is_default: boolean;
            readonly my_rights: components["schemas"]["DeskRights"];
            /** @description The name of the school or store. */
            readonly name: string;
        };
        readonly DeskBulkResult: {
            /** @description With `preview`, how many would be changed. */
            readonly done: number;
            readonly refused: number;
            readonly rows: readonly {
                readonly id: components["schemas"]["EnquiryId"];
                readonly is_done: boolean;
                readonly name: string | null;
                /** @description Why it was refused: a sentence for the user. */
                readonly reason: string | null;
                readonly reference: components["schemas"]["EnquiryReference"];
                /**
                 * Format: date-time
                 * @description When an email will be sent; null if now.
                 */
                readonly send_at: string | null;
                /** @description The email with its fields filled in. */
                readonly text: string | null;
            }[];
        };
        /** @description What the parent permits. */
        readonly DeskConsent: {
            readonly channels: readonly components["schemas"]["ContactChannel"][];
            readonly days: readonly components["schemas"]["IsoWeekday"][];
            /**
             * Format: date
             * @description The last day.
             */
            readonly expires_on: string;
            readonly from: components["schemas"]["TimeOfDay"];
            /** Format: date-time */
            readonly given_at: string;
            readonly is_live: boolean;
            readonly now: readonly components["schemas"]["ChannelPermission"][];
            /**
             * Format: date-time
             * @description When the listing got another owner, while the parent has not agreed that the consent holds for them. Until then the enquiry cannot be changed.
             */
            readonly owner_changed_at: string | null;
            readonly to: components["schemas"]["TimeOfDay"];
            /** Format: date-time */
            readonly withdrawn_at: string | null;
        };
        readonly DeskEnquiries: {
            /** @description Rows of ours in an exported file, which no count includes. 0 if the server receives no emails. */
            readonly check_rows: number;
            /** @description Enquiries by state that match every other filter. */
            readonly counts: {
                readonly applied: number;
                readonly contacted: number;
                readonly enrolled: number;
                readonly invalid: number;
                readonly lost: number;
                readonly new: number;
                readonly visit: number;
            };
            readonly data: readonly components["schemas"]["DeskEnquiryRow"][];
            /**
             * Format: date-time
             * @description When the desk last received an enquiry.
             */
            readonly last_received_at: string | null;
            /** @description The schools and stores whose enquiries the caller may see, for the selector. Empty for admins who work for none. */
            readonly listings: readonly components["schemas"]["DeskListing"][];
            /** @description Working minutes until the first reply, over the enquiries received in the last 30 days. Null if none was answered. */
            readonly median_first_reply_minutes: number | null;
            /** @description Who enquiries of the listed schools and stores can be assigned to. */
            readonly members: readonly components["schemas"]["DeskPerson"][];
            readonly my_rights: components["schemas"]["DeskRights"];
            /** @description Overdue enquiries that match every filter except `state` and `due`. */
            readonly overdue: number;
            readonly page: number;
            readonly per_page: number;
            /** @description Enquiries that match every filter. */
            readonly total: number;
            readonly totalPages: number;
        };
        readonly DeskEnquiry: {
            readonly assigned_to: components["schemas"]["DeskPerson"] | null;
            /** @description Year and month, such as 2021-05. */
            readonly child_born_month: string | null;
            readonly child_name: string | null;
            readonly class_sought: string | null;
            readonly consent: components["schemas"]["DeskConsent"];
            /** @description Null without a live consent, or if the parent does not permit email. */
            readonly email: string | null;
            /** @description The values of the fields of templates; empty if there is none. */
            readonly fields: {
                readonly child_name: string;
                readonly class: string;
                readonly listing: string;
                readonly my_name: string;
                readonly parent_name: string;
            };
            /** Format: date-time */
            readonly first_reply_at: string | null;
            readonly id: components["schemas"]["EnquiryId"];
            readonly invalid: {
                readonly claim: {
                    /** Format: date-time */
                    readonly at: string;
                    readonly by: components["schemas"]["DeskPerson"] | null;
                    readonly evidence: string | null;
                    readonly parent_answer: string | null;
                    readonly reason: components["schemas"]["InvalidReason"];
                } | null;
                readonly reasons: readonly {
                    /** @description Whether what the reason needs exists. */
                    readonly is_available: boolean;
                    readonly reason: components["schemas"]["InvalidReason"];
                }[];
                /**
                 * Format: date-time
                 * @description Until when the enquiry can be marked as invalid; null if it cannot.
                 */
                readonly until: string | null;
            };
            /** @description Whether the sender works for another school within 25 km, or sells the same kind of service there. False without a live consent. */
            readonly is_also_provider: boolean;
            /** @description Whether a member sent it to try the desk out. */
            readonly is_test: boolean;
            readonly is_withdrawn: boolean;
            readonly listing: components["schemas"]["DeskListing"] | null;
            readonly lost_why: components["schemas"]["LostReason"] | null;
            /** @description Who the enquiry can be assigned to. */
            readonly members: readonly components["schemas"]["DeskPerson"][];
            readonly merged_into: {
                readonly id: components["schemas"]["EnquiryId"];
                readonly reference: components["schemas"]["EnquiryReference"];
            } | null;
            readonly my_rights: components["schemas"]["DeskRights"];
            /** @description The parent's name; null without a live consent. */
            readonly name: string | null;
            /** Format: date */
            readonly next_action_on: string | null;
            /** @description The states that the caller may set. */
            readonly next_states: readonly components["schemas"]["EnquiryState"][];
            /** @description The first and last digits of the phone number; null if there is none to show. */
            readonly phone_hint: string | null;
            /** Format: date-time */
            readonly received_at: string;
            readonly reference: components["schemas"]["EnquiryReference"];
            /** @description Other enquiries of the listing that may be from the same family. They are not merged. */
            readonly related: readonly {
                readonly child_name: string | null;
                readonly id: components["schemas"]["EnquiryId"];
                readonly name: string | null;
                /** @enum {string} */
                readonly reason: "same_sender" | "same_phone" | "same_name";
                /** Format: date-time */
                readonly received_at: string;
                readonly reference: components["schemas"]["EnquiryReference"];
                readonly state: components["schemas"]["EnquiryState"];
            }[];
            /** Format: date-time */
            readonly reply_due_at: string | null;
            readonly revision: number;
            /** @description Of a general enquiry, the latest first. */
            readonly routes: readonly components["schemas"]["EnquiryRoute"][];
            /** @description Free seats of the batch that it is about, or of the school; null if they are not provided. */
            readonly seats: {
                readonly left: number;
                readonly total: number;
            } | null;
            readonly state: components["schemas"]["EnquiryState"];
            /** Format: date-time */
            readonly state_since: string;
            readonly subject: components["schemas"]["DeskSubject"] | null;
            /** @description Open ones by their day, then those that are done, the latest first. */
            readonly tasks: readonly components["schemas"]["DeskTask"][];
            readonly templates: readonly components["schemas"]["ReplyTemplate"][];
            /** @description Oldest first. */
            readonly timeline: readonly components["schemas"]["DeskTimelineEntry"][];
            readonly visit_wish: components["schemas"]["VisitWish"] | null;
            /** @description Those that were not cancelled, the latest first. */
            readonly visits: readonly components["schemas"]["Visit"][];
            /** Format: date-time */
            readonly waiting_since: string | null;
            readonly wanted_from: string | null;
        };
        readonly DeskEnquiryChanged: {
            readonly revision: number;
            readonly state: components["schemas"]["EnquiryState"];
        };
        readonly DeskEnquiryRow: {
            readonly assigned_to: components["schemas"]["DeskPerson"] | null;
            /** @description Whether the parent permits email, now or later today. */
            readonly can_email: boolean;
            /** @description Year and month, such as 2021-05. */
            readonly child_born_month: string | null;
            readonly child_name: string | null;
            readonly class_sought: string | null;
            /** @description The beginning of the parent's last message, with contact details masked; null if the parent withdrew it. */
            readonly excerpt: string | null;
            /** Format: date-time */
            readonly first_reply_at: string | null;
            /** @description Whether the consent was given to a former owner, and the parent has not agreed that it holds for the new one. */
            readonly has_new_owner: boolean;
            readonly id: components["schemas"]["EnquiryId"];
            /** @description Whether the parent's name and contact details may be shown. */
            readonly is_consent_live: boolean;
            /** @description Whether the parent withdrew the enquiry or its consent. */
            readonly is_consent_withdrawn: boolean;
            /** @description Whether a member sent it to try the desk out: not counted, and deleted after a day. */
            readonly is_test: boolean;
            /** @description Whether no member has opened the parent's last message. */
            readonly is_unread: boolean;
            readonly is_withdrawn: boolean;
            /**
             * Format: date-time
             * @description When the parent last wrote.
             */
            readonly last_at: string;
            /** @description Null for a general enquiry. */
            readonly listing: components["schemas"]["DeskListing"] | null;
            /** @description Enquiries that were merged into this one. */
            readonly merged_count: number;
            /** @description The parent's name; null without a live consent. */
            readonly name: string | null;
            /** Format: date */
            readonly next_action_on: string | null;
            /** Format: date-time */
            readonly received_at: string;
            readonly reference: components["schemas"]["EnquiryReference"];
            /**
             * Format: date-time
             * @description When the first reply is due.
             */
            readonly reply_due_at: string | null;
            readonly revision: number;
            readonly state: components["schemas"]["EnquiryState"];
            /** Format: date-time */
            readonly state_since: string;
            readonly subject: components["schemas"]["DeskSubject"] | null;
            /**
             * Format: date-time
             * @description Since when the parent has been waiting for a reply.
             */
            readonly waiting_since: string | null;
            /** @description The school year, such as 2027–28. */
            readonly wanted_from: string | null;
        };
        readonly DeskHoliday: {
            /** Format: date */
            readonly day: string;
            /** Format: display-line */
            readonly name: string | null;
        };
        readonly DeskHours: {
            readonly day: components["schemas"]["IsoWeekday"];
            readonly from: components["schemas"]["TimeOfDay"];
            readonly to: components["schemas"]["TimeOfDay"];
        };
        readonly DeskListing: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["MembersKind"];
            readonly name: string;
        };
        readonly DeskMessageAdded: {
            readonly revision: number;
            /**
             * Format: date-time
             * @description When a waiting email will be sent; null if it is sent now.
             */
            readonly send_at: string | null;
            readonly state: components["schemas"]["EnquiryState"];
        };
        readonly DeskPerson: {
            readonly name: string;
            readonly user_id: components["schemas"]["Id"];
        };
        /** @description What the caller may do. In a list, for at least one of its listings. */
        readonly DeskRights: {
            /** @description Reply, move, assign, snooze and merge. */
            readonly answer: boolean;
            /** @description Change hours, holidays and templates. */
            readonly change_desk: boolean;
            readonly export: boolean;
            /** @description Show phone numbers. */
            readonly reveal: boolean;
        };
        /** @enum {string} */
        readonly DeskScopeKind: "school" | "store" | "product" | "batch" | "general" | "all_schools" | "all_stores";
        readonly DeskSubject: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "product" | "batch";
            readonly name: string;
        };
        readonly DeskTask: {
            readonly assigned_to: components["schemas"]["DeskPerson"] | null;
            /** Format: date-time */
            readonly done_at: string | null;
            readonly done_by: components["schemas"]["DeskPerson"] | null;
            /** Format: date */
            readonly due_on: string;
            readonly id: components["schemas"]["Id"];
            readonly is_done: boolean;
            /** @description Contact details of the parent are masked. */
            readonly text: string;
        };
        readonly DeskTasks: {
            /** @description Tasks of each choice of `show`, without those that are done. */
            readonly counts: {
                readonly mine: number;
                readonly open: number;
                readonly overdue: number;
                readonly today: number;
            };
            readonly data: readonly {
                readonly enquiry: {
                    readonly child_name: string | null;
                    readonly id: components["schemas"]["EnquiryId"];
                    readonly listing: components["schemas"]["DeskListing"] | null;
                    /** @description The parent's name; null without a live consent. */
                    readonly name: string | null;
                    readonly reference: components["schemas"]["EnquiryReference"];
                    readonly state: components["schemas"]["EnquiryState"];
                };
                readonly task: components["schemas"]["DeskTask"];
            }[];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        /** Format: single-line */
        readonly DeskTaskText: string;
        /** Format: display-text */
        readonly DeskText: string;
        readonly DeskTimelineEntry: {
            readonly assigned_to: components["schemas"]["DeskPerson"] | null;
            /** Format: date-time */
            readonly at: string;
            /** @description A member or admin. */
            readonly author: components["schemas"]["DeskPerson"] | null;
            readonly channel: components["schemas"]["ContactChannel"] | null;
            /**
             * Format: date
             * @description Of a snooze or a task.
             */
            readonly day: string | null;
            /** @description Of an email. */
            readonly delivery: {
                /**
                 * Format: date-time
                 * @description When it is due, was sent, failed, or was dropped.
                 */
                readonly at: string;
                /**
                 * @description `dropped`: the permission ended before it was sent. `cancelled`: by the desk.
                 * @enum {string}
                 */
                readonly state: "queued" | "sent" | "failed" | "dropped" | "cancelled";
            } | null;
            /** @description The enquiry that was merged into this one. */
            readonly enquiry: {
                readonly can_undo: boolean;
                readonly id: components["schemas"]["EnquiryId"];
                readonly reference: components["schemas"]["EnquiryReference"];
            } | null;
            readonly from_state: components["schemas"]["EnquiryState"] | null;
            /** @description Unique in the timeline. */
            readonly id: string;
            /**
             * @description `enquiry` and `message` are texts of the parent, `email` of the desk. `attempt`: the parent
             *     asked again. `family`: another enquiry has the same phone number. Everything else is an event.
             * @enum {string}
             */
            readonly kind: "enquiry" | "message" | "email" | "note" | "call" | "task" | "state" | "assign" | "snooze" | "reveal" | "consent" | "merge" | "unmerge" | "attempt" | "family" | "invalid" | "objection" | "withdrawal" | "visit" | "route";
            readonly outcome: components["schemas"]["CallOutcome"] | null;
            /** @description A `LostReason`, an `InvalidReason`, why enquiries were merged: such as `same_user`, `same_email`, `same_phone` or `by_hand`; or what happened to a task: `added`, `changed`, `done` or `reopened`. */
            readonly reason: string | null;
            /** @description For kind `route`. */
            readonly route: components["schemas"]["RouteChange"] | null;
            /** @enum {string} */
            readonly side: "parent" | "desk" | "system";
            /** @description Plain text; contact details of the parent are masked. */
            readonly text: string | null;
            readonly to_state: components["schemas"]["EnquiryState"] | null;
            /** @description For kind `visit`. */
            readonly visit: components["schemas"]["VisitChange"] | null;
        };
        readonly DeskView: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly query: string;
        };
        /** Format: single-line */
        readonly DeskViewName: string;
        /** @description The query of the page without a question mark. */
        readonly DeskViewQuery: string;
        readonly Done: {
            /** @description A sentence for the user. */
            readonly msg: string;
            /** @description The HTTP status. */
            readonly status: number;
        };
        /**
         * Format: email
         * @example meera@example.in
         */
        readonly Email: string;
        readonly EnquiryForm: {
            /** @description False if nobody works for the listing and could answer. */
            readonly accepts: boolean;
            /** @description Null with fewer than 10 replies. */
            readonly answer_time: components["schemas"]["AnswerTime"] | null;
            /** @description Classes to choose from; empty if not provided */
            readonly classes: readonly string[];
            /**
             * Format: date
             * @description The day on which admission closes, or 90 days from now.
             */
            readonly expires_on_default: string;
            /** Format: date */
            readonly expires_on_max: string;
            /** @description When the listing answers */
            readonly hours: readonly components["schemas"]["DeskHours"][];
            /** @description Null for a visitor. */
            readonly me: {
                readonly children: readonly {
                    /** Format: year-month */
                    readonly born_month: string | null;
                    readonly id: components["schemas"]["Id"];
                    readonly name: string;
                }[];
                readonly email: string;
                readonly is_email_confirmed: boolean;
                readonly name: string;
                readonly phone: string | null;
            } | null;
            /** @description The caller's latest enquiry here that was not withdrawn. */
            readonly mine: {
                readonly id: components["schemas"]["EnquiryId"];
                /** Format: date-time */
                readonly last_at: string;
                readonly reference: components["schemas"]["EnquiryReference"];
                readonly state: components["schemas"]["SenderEnquiryState"];
            } | null;
            /** @description The name of the school, store or product. */
            readonly name: string;
            readonly notice: components["schemas"]["ConsentNotice"];
            /** @description The locality and town. */
            readonly place: string | null;
            /** @description The school or store whose members read the enquiry; null for a general enquiry. */
            readonly recipient: {
                readonly id: components["schemas"]["Id"];
                readonly kind: components["schemas"]["MembersKind"];
                readonly name: string;
            } | null;
            /** @description Visit times with free seats, by time. */
            readonly slots: readonly components["schemas"]["OfferedSlot"][];
            /** @description School years to choose from, the next one first. */
            readonly years: readonly string[];
        };
        /**
         * Format: uuid
         * @description The id of an enquiry, as its sender knows it.
         */
        readonly EnquiryId: string;
        /** @description What people quote, such as EB-7K42-19. */
        readonly EnquiryReference: string;
        /** @description A listing to which EdBazaar proposes to pass a general enquiry on. */
        readonly EnquiryRoute: {
            /** Format: date-time */
            readonly asked_at: string;
            readonly id: components["schemas"]["Id"];
            /** @description Null until the sender answers. */
            readonly is_accepted: boolean | null;
            readonly kind: components["schemas"]["MembersKind"];
            readonly name: string;
            readonly place: string | null;
        };
        /** @enum {string} */
        readonly EnquiryState: "new" | "contacted" | "visit" | "applied" | "enrolled" | "lost" | "invalid";
        readonly EnquirySubject: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["ListingKind"];
            readonly name: string;
            readonly place: string | null;
            /** @description Of the page; null for a store, and if there is no page any more. */
            readonly slug: string | null;
        };
        /** Format: display-text */
        readonly EnquiryText: string;
        readonly EnquiryTimelineEntry: {
            /** Format: date-time */
            readonly at: string;
            /** @description The member who wrote, if known. */
            readonly author: string | null;
            /**
             * @description Of the email that carried a message of the listing; null if unknown.
             * @enum {string|null}
             */
            readonly delivery: "queued" | "sent" | "failed" | null;
            /**
             * @description `attempt`: a later enquiry of the sender that was added to this one.
             * @enum {string}
             */
            readonly kind: "sent" | "confirmed" | "seen" | "message" | "attempt" | "state" | "call" | "consent" | "withdrawal" | "invalid" | "objection" | "route" | "visit";
            /** @description For kind `route`. */
            readonly route: components["schemas"]["RouteChange"] | null;
            /** @enum {string} */
            readonly side: "parent" | "desk" | "system";
            /** @description The new state, for kind `state`. */
            readonly state: components["schemas"]["SenderEnquiryState"] | null;
            readonly text: string | null;
            /** @description For kind `visit`. */
            readonly visit: components["schemas"]["VisitChange"] | null;
        };
        readonly Error: {
            /** @description A stable name for programs, such as `not_found`. */
            readonly code: string;
            readonly errors?: readonly {
                /** @description The filter value that exists already; it can be selected instead. */
                readonly existing?: {
                    readonly id: components["schemas"]["Id"];
                    readonly name: string;
                };
                /** @description The name of the invalid parameter or field. */
                readonly field: string;
                /** @description What is wrong and what is expected. */
                readonly msg: string;
            }[];
            /** @description A sentence for the user. */
            readonly msg: string;
            /** @description The HTTP status. */
            readonly status: number;
        };
        readonly Facet: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly values: readonly {
                /** @description The number of results with this value and all other filters. */
                readonly count: number;
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            }[];
        };
        readonly Fact: {
            /** Format: date */
            readonly as_of: string | null;
            /** @enum {string} */
            readonly name: "recognition" | "board_affiliation" | "established" | "students" | "classrooms" | "students_per_teacher" | "languages" | "timings" | "website";
            /** @description What a register or board says, if the owner gave another value. */
            readonly register: {
                /** Format: date */
                readonly as_of: string | null;
                readonly source: string;
                readonly value: string;
            } | null;
            /** @description `The school` for what its owner gave. */
            readonly source: string | null;
            /** @description Null if not provided. */
            readonly value: string | null;
        };
        readonly FeeAmount: number | null;
        readonly FeeHistogram: {
            /** @description Schools by lowest first-year fee; the last bar includes everything above. */
            readonly counts: readonly number[];
            /** @description Width of one bar, in rupees. */
            readonly step: number;
        };
        readonly FeeSheet: {
            /** Format: date */
            readonly provided_on: string;
            /** @description Amounts in rupees; null if not provided. */
            readonly rows: readonly {
                readonly admission: number | null;
                readonly books: number | null;
                readonly classes: string;
                /** @description The first-year total of the known amounts. */
                readonly total: number;
                readonly transport: number | null;
                readonly tuition: number | null;
                /** @description Tuition, transport and books, which come every year. */
                readonly yearly: number;
            }[];
            /** @description The school year, such as 2027–28. */
            readonly year: string;
        };
        /**
         * @description URLs returned by uploads, cover first. An entry may also be an object with `url` and
         *     `caption`, of up to 200 characters.
         */
        readonly FileList: readonly (string | {
            /** Format: display-line */
            readonly caption: string | null;
            readonly url: string;
        })[];
        readonly Filter: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly values: readonly components["schemas"]["FilterValue"][];
        };
        /**
         * @description Ids of filter values. Online of schools follows from `is_online`, and the mode of training of
         *     products from `mode`: these values are neither set nor returned here.
         */
        readonly FilterIdList: readonly components["schemas"]["Id"][];
        readonly FilterRequestDecided: {
            readonly action_id: components["schemas"]["Id"];
            /** @description How many listings got the value. */
            readonly listings: number;
            /** @description How many requests were decided. */
            readonly requests: number;
            readonly value: components["schemas"]["FilterValue"] | null;
        };
        readonly FilterRequestDecision: {
            /** @enum {string} */
            readonly decision: "approved" | "merged" | "rejected";
            /**
             * Format: display-line
             * @description The name under which an approval adds the value, if it is not the requested one.
             */
            readonly name?: string;
            /**
             * Format: display-text
             * @description What the users are told.
             */
            readonly note?: string;
            readonly reason_code?: components["schemas"]["FilterRequestReason"];
            readonly value_id?: components["schemas"]["Id"];
        };
        readonly FilterRequestDetail: {
            /** @description Whether the caller asked for the value, so that another admin has to decide. */
            readonly is_own: boolean;
            /** @description The listings that get the value; at most 100. */
            readonly listings: readonly {
                readonly id: components["schemas"]["Id"];
                /** @enum {string} */
                readonly kind: "school" | "product";
                readonly name: string;
                /** @description Who asked. */
                readonly owner_name: string | null;
            }[];
            readonly request: components["schemas"]["AdminFilterRequest"];
            /** @description The values of the filter with which the request can be merged. */
            readonly values: readonly components["schemas"]["FilterValue"][];
        };
        /**
         * @description Why a requested value was rejected: a listing or filter of another kind fits, it is not something that
         *     parents filter by, nobody understood it, it breaks the rules, or something else, which the note says.
         * @enum {string}
         */
        readonly FilterRequestReason: "other_filter" | "too_specific" | "unclear" | "not_allowed" | "other";
        /** @enum {string} */
        readonly FilterRequestStatus: "pending" | "approved" | "merged" | "rejected";
        readonly FilterValue: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
        };
        /** @enum {string} */
        readonly FindingCode: "phone" | "email" | "link" | "ranking" | "fees_up" | "moved" | "new_domain" | "new_name" | "word" | "exported_address" | "many_invalid" | "many_lost" | "many_reveals" | "asks_fee" | "asks_papers" | "asks_elsewhere" | "pay_high";
        /**
         * Format: display-name
         * @example Meera
         */
        readonly FirstName: string;
        readonly FollowedUpContactMessage: {
            /** @description The action to undo; null if nothing changed. */
            readonly action_id: number | null;
            readonly record: components["schemas"]["AdminContactMessage"];
        };
        readonly FollowedUpExitedUser: {
            /** @description The action to undo; null if nothing changed. */
            readonly action_id: number | null;
            readonly record: components["schemas"]["AdminExitedUser"];
        };
        readonly FollowUp: {
            /** @description The id of an admin; null for nobody. */
            readonly assigned_to: components["schemas"]["Id"] | null;
            /** @description Whether the person was contacted or answered. */
            readonly is_done: boolean;
            /** @description The revision that the admin saw. */
            readonly revision: number;
        };
        readonly GivenConsent: {
            readonly channels: readonly components["schemas"]["ContactChannel"][];
            readonly days: readonly components["schemas"]["IsoWeekday"][];
            /**
             * Format: date
             * @description The last day of the consent.
             */
            readonly expires_on: string;
            readonly from: components["schemas"]["TimeOfDay"];
            /** Format: date-time */
            readonly given_at: string;
            /** @description Neither withdrawn nor expired, and given to the present owner. */
            readonly is_live: boolean;
            readonly notice_version: number;
            /**
             * Format: date-time
             * @description When the listing got another owner, if that was after the consent, which then permits nothing.
             */
            readonly owner_changed_at: string | null;
            readonly to: components["schemas"]["TimeOfDay"];
            /** Format: date-time */
            readonly withdrawn_at: string | null;
        };
        readonly Health: {
            /** @enum {string} */
            readonly status: "ok";
            readonly uptime_seconds: number;
            readonly version: string;
        };
        readonly HeldEdit: {
            readonly after: unknown;
            /** Format: date-time */
            readonly at: string;
            readonly before: unknown;
            readonly field: string;
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["ModerationSubjectKind"];
            readonly listing_id: components["schemas"]["Id"];
            readonly name: string;
        };
        readonly HeldPost: {
            /** Format: display-name */
            readonly employer: string;
            /** Format: year-month */
            readonly from: string;
            /** Format: display-name */
            readonly role: string;
            /**
             * Format: year-month
             * @description Null for the present post.
             */
            readonly to: string | null;
        };
        readonly Id: number;
        readonly Image: {
            readonly caption: string | null;
            /**
             * @description Formats available for each of these URLs by changing the file extension, smallest first;
             *     empty if there is only one format.
             */
            readonly formats: readonly ("avif" | "webp" | "jpg")[];
            /** @description Pixels. */
            readonly height: number;
            /** @description Whether the image was generated from the name because there is no photo. */
            readonly is_drawn: boolean;
            /** @description A tiny blurred preview as a `data:` URL, to show while the image loads. */
            readonly placeholder: string | null;
            /** @description The URL of the largest variant. */
            readonly url: string;
            /** @description Smaller variants of the image; empty for an image that scales. */
            readonly variants: readonly {
                readonly url: string;
                /** @description Pixels. */
                readonly width: number;
            }[];
            /** @description Pixels. */
            readonly width: number;
        };
        readonly IndianLatitude: number;
        readonly IndianLongitude: number;
        readonly Interview: {
            readonly minutes: number;
            /** @description What the applicant should know or bring. */
            readonly note: string | null;
            /** Format: display-name */
            readonly place: string;
            /** Format: date-time */
            readonly starts_at: string;
        };
        /**
         * @description The only reasons for which a listing may mark an enquiry as not valid.
         * @enum {string}
         */
        readonly InvalidReason: "contact_dead" | "not_a_parent" | "not_offered" | "abuse_or_test";
        /** @enum {string} */
        readonly InvalidReview: "open" | "upheld" | "overturned";
        /** @description Whether an admin has hidden or removed the listing. Parents then do not see it, even if it is active. */
        readonly IsHiddenByAdmin: boolean;
        /** @description 1 is Monday and 7 is Sunday. */
        readonly IsoWeekday: number;
        /** @description False if there are more than 10,000 records. */
        readonly IsTableTotalExact: boolean;
        readonly Job: {
            readonly answer_rate: components["schemas"]["AnswerRate"] | null;
            /** @description Whether it accepts applications here: it is open, somebody reads them, and it is not under review after reports of two people. */
            readonly can_apply: boolean;
            readonly city: string | null;
            /**
             * Format: date-time
             * @description Applications are accepted before this moment.
             */
            readonly closes_at: string | null;
            /**
             * Format: date
             * @description The last day to apply.
             */
            readonly closes_on: string | null;
            /** @description Days from today to the last day, in India: 0 on that day, negative once closed. */
            readonly days_left: number | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            /** @description Years of experience. */
            readonly experience_min: number | null;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            /** @description Present and true while no moderator has reviewed it. */
            readonly is_unreviewed?: boolean;
            /** @description Place or address in one line. */
            readonly location: string;
            readonly pay_period: components["schemas"]["PayPeriod"];
            /** @description The pay scale, in place of a range. */
            readonly pay_scale: components["schemas"]["PayScale"] | null;
            /** @description How many people are wanted. */
            readonly places: number;
            /**
             * Format: date
             * @description The date in India.
             */
            readonly posted_on: string;
            readonly qualifications: readonly string[];
            readonly role: components["schemas"]["JobRole"];
            /** @description Rupees, per `pay_period`. */
            readonly salary_max: number | null;
            /** @description Rupees, per `pay_period`. */
            readonly salary_min: number | null;
            /** @description The school that posted the job; null if it is not listed. */
            readonly school: components["schemas"]["SchoolSummary"] | null;
            /** Format: date */
            readonly starts_on: string | null;
            readonly state: string | null;
            /** @description The store that posted the job; null if it is not listed. */
            readonly store: components["schemas"]["JobStore"] | null;
            /** @description Null if the job has no single subject. */
            readonly subject: string | null;
            readonly title: string;
            readonly type: components["schemas"]["JobType"];
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly JobAlert: {
            /** Format: date-time */
            readonly created_at: string;
            readonly criteria: components["schemas"]["JobAlertCriteria"];
            readonly every: components["schemas"]["JobAlertFrequency"];
            readonly id: components["schemas"]["Id"];
            /** @description Whether the address is confirmed. Until then nothing is sent. */
            readonly is_confirmed: boolean;
            /**
             * Format: date
             * @description The last day on which new jobs were looked for.
             */
            readonly last_run_on: string | null;
            readonly place_name: string | null;
        };
        /**
         * @description The filters of `listJobs`. `place` takes precedence over `lat` and `lng`. Without a location,
         *     `radius` is ignored.
         */
        readonly JobAlertCriteria: {
            readonly lat?: number;
            readonly lng?: number;
            readonly pay_from?: number;
            /** Format: slug */
            readonly place?: string;
            /** @description Kilometres; 25 unless stated. */
            readonly radius?: number;
            readonly roles?: readonly components["schemas"]["JobRole"][];
            readonly subjects?: components["schemas"]["Names"];
            readonly types?: readonly components["schemas"]["JobType"][];
        };
        /** @enum {string} */
        readonly JobAlertFrequency: "day" | "week";
        readonly JobAlertList: {
            readonly data: readonly components["schemas"]["JobAlert"][];
        };
        readonly JobList: {
            readonly data: readonly components["schemas"]["JobSummary"][];
            readonly page: number;
            /** @description The number of jobs that reach each of several amounts. */
            readonly pay: readonly {
                readonly count: number;
                /** @description Rupees a month. */
                readonly from: number;
            }[];
            readonly per_page: number;
            readonly place: components["schemas"]["Place"] | null;
            /** @description Kilometres; null without a location. */
            readonly radius: number | null;
            readonly roles: readonly {
                readonly count: number;
                readonly value: components["schemas"]["JobRole"];
            }[];
            readonly subjects: readonly components["schemas"]["NameCount"][];
            readonly total: number;
            /** @description The last page. */
            readonly totalPages: number;
            readonly types: readonly {
                readonly count: number;
                readonly value: components["schemas"]["JobType"];
            }[];
        };
        readonly JobOfApplication: {
            readonly id: components["schemas"]["Id"];
            readonly is_blind: boolean;
            readonly title: string;
        };
        readonly JobPost: {
            /** @description Whether there are applications. */
            readonly are_questions_locked: boolean;
            readonly extended_why: string | null;
            readonly fields: components["schemas"]["JobPostFields"];
            /** @description Whether it is reviewed before it is live. */
            readonly needs_review: boolean;
            readonly post: components["schemas"]["JobPostSummary"];
            /** @description Views of the last 90 days; sources with fewer than five are left out. */
            readonly views_by_source: readonly {
                readonly source: components["schemas"]["ViewSource"];
                readonly views: number;
            }[];
        };
        readonly JobPostCount: {
            readonly total_job_posts: number;
        };
        readonly JobPostCreated: {
            readonly id: components["schemas"]["Id"];
        };
        readonly JobPostFields: {
            /**
             * Format: date
             * @description 7 to 90 days from the day on which it is public.
             */
            readonly closes_on: string | null;
            readonly closes_time: components["schemas"]["ClosingTime"];
            /**
             * Format: text
             * @description HTML of the text editor.
             */
            readonly description: string;
            /** @description Years. */
            readonly experience_min: number | null;
            /** @description Whether names and contact details of applicants are hidden until they are shortlisted. */
            readonly is_blind: boolean;
            /** Format: display-line */
            readonly location: string;
            readonly pay_period: components["schemas"]["PayPeriod"];
            /** @description In place of a range. */
            readonly pay_scale: components["schemas"]["PayScale"] | null;
            readonly places: number;
            /**
             * Format: date
             * @description The first day on which it is public, in India; null for at once.
             */
            readonly publish_on: string | null;
            readonly qualifications: readonly string[];
            readonly questions: readonly components["schemas"]["JobQuestion"][];
            readonly role: components["schemas"]["JobRole"];
            /** @description Rupees. */
            readonly salary_max: number | null;
            /** @description Rupees. */
            readonly salary_min: number | null;
            /** Format: date */
            readonly starts_on: string | null;
            /** Format: display-name */
            readonly subject: string | null;
            /** Format: display-line */
            readonly title: string;
            readonly type: components["schemas"]["JobType"];
        };
        readonly JobPostList: {
            readonly counts: {
                readonly closed: number;
                readonly draft: number;
                readonly live: number;
                readonly paused: number;
                readonly removed: number;
                readonly review: number;
            };
            readonly data: readonly components["schemas"]["JobPostSummary"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        readonly JobPostListing: {
            readonly city: string | null;
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "school" | "store";
            readonly name: string;
            /** @description Of a school. */
            readonly slug: string | null;
            readonly state: string | null;
        };
        /** @enum {string} */
        readonly JobPostStatus: "draft" | "review" | "live" | "refused" | "paused" | "closed" | "filled" | "removed";
        readonly JobPostSummary: {
            /** @description Applications that were sent. */
            readonly applications: number;
            /** @description Whether the caller may change it. */
            readonly can_edit: boolean;
            /** Format: date-time */
            readonly closes_at: string | null;
            readonly copied_from_id: number | null;
            readonly id: components["schemas"]["Id"];
            /** @description Whether it is live from a later day on. */
            readonly is_scheduled: boolean;
            readonly listing: components["schemas"]["JobPostListing"];
            readonly location: string;
            readonly moderation: components["schemas"]["ModerationState"];
            /** @description What the caller may make of it. */
            readonly next_statuses: readonly components["schemas"]["JobPostStatus"][];
            readonly pay_period: components["schemas"]["PayPeriod"];
            readonly pay_scale: components["schemas"]["PayScale"] | null;
            /** Format: date */
            readonly publish_on: string | null;
            /** @description Why it has its status. */
            readonly reason: string | null;
            /** @enum {string} */
            readonly reason_by: "member" | "admin" | "system";
            readonly relisted_from_id: number | null;
            readonly revision: number;
            readonly role: components["schemas"]["JobRole"];
            readonly salary_max: number | null;
            readonly salary_min: number | null;
            /** @description Applications that were started. */
            readonly starts: number;
            readonly status: components["schemas"]["JobPostStatus"];
            /** Format: date-time */
            readonly status_since: string;
            /** @description Empty for a draft without one. */
            readonly title: string;
            readonly type: components["schemas"]["JobType"];
            /** Format: date-time */
            readonly updated_at: string;
            /** @description Of its page; null for fewer than five. */
            readonly views: number | null;
        };
        readonly JobQuestion: {
            readonly is_required: boolean;
            readonly kind: components["schemas"]["JobQuestionKind"];
            /** @description The answers of a choice, at least two; otherwise empty. */
            readonly options: readonly string[];
            /** Format: display-name */
            readonly prompt: string;
        };
        /** @enum {string} */
        readonly JobQuestionKind: "text" | "choice" | "number" | "yes_no";
        /**
         * @description The role.
         * @enum {string}
         */
        readonly JobRole: "pre-primary" | "primary" | "secondary" | "senior-secondary" | "support" | "arts-sports" | "leadership" | "office";
        readonly JobSchool: {
            readonly city: string | null;
            readonly name: string;
            readonly slug: string;
        };
        readonly JobStore: {
            readonly city: string | null;
            readonly id: components["schemas"]["Id"];
            readonly name: string;
        };
        readonly JobSuggestion: {
            readonly id: components["schemas"]["Id"];
            readonly image: string;
            readonly location: string;
            readonly title: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Jobs";
        };
        readonly JobSummary: {
            readonly city: string | null;
            /**
             * Format: date
             * @description The last day to apply.
             */
            readonly closes_on: string | null;
            /** @description Days from today to the last day, in India: 0 on that day, negative once closed. */
            readonly days_left: number | null;
            /** @description Kilometres from the requested location; null if that is approximate. */
            readonly distance_km: number | null;
            readonly id: components["schemas"]["Id"];
            /** @description Place or address in one line. */
            readonly location: string;
            readonly pay_period: components["schemas"]["PayPeriod"];
            /** @description The pay scale, in place of a range. */
            readonly pay_scale: components["schemas"]["PayScale"] | null;
            /**
             * Format: date
             * @description The date in India.
             */
            readonly posted_on: string;
            readonly role: components["schemas"]["JobRole"];
            /** @description Rupees, per `pay_period`. */
            readonly salary_max: number | null;
            /** @description Rupees, per `pay_period`. */
            readonly salary_min: number | null;
            /** @description The school that posted the job; null if it is not listed. */
            readonly school: components["schemas"]["JobSchool"] | null;
            readonly state: string | null;
            /** @description The store that posted the job; null if it is not listed. */
            readonly store: components["schemas"]["JobStore"] | null;
            /** @description Null if the job has no single subject. */
            readonly subject: string | null;
            readonly title: string;
            readonly type: components["schemas"]["JobType"];
        };
        /**
         * @description The employment type.
         * @enum {string}
         */
        readonly JobType: "full-time" | "part-time" | "contract" | "visiting";
        readonly JobWithApplications: {
            readonly applications: number;
            readonly id: components["schemas"]["Id"];
            readonly is_blind: boolean;
            readonly title: string;
        };
        /** @description The filter values known of a school; `has` is false for a value known to be absent. */
        readonly KnownFilter: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly values: readonly {
                readonly has: boolean;
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            }[];
        };
        /**
         * Format: display-name
         * @example Iyer
         */
        readonly LastName: string;
        readonly ListingDecisionRequest: {
            readonly ids: readonly components["schemas"]["Id"][];
            readonly is_preview: boolean;
            /** @enum {string} */
            readonly kind: "school" | "store" | "product" | "job" | "blog" | "video";
            readonly note_public?: components["schemas"]["ModerationNote"];
            /** @enum {string} */
            readonly outcome: "hide" | "show" | "remove" | "approve";
            /** @description Required for `hide` and `remove`. */
            readonly reason_code?: components["schemas"]["ReasonCode"];
        };
        /** @enum {string} */
        readonly ListingKind: "school" | "store" | "product";
        /** @description The limits of the user's plan. */
        readonly ListingLimits: {
            /** @description Whether no more schools are allowed. */
            readonly is_limit_exceeded: boolean;
            /** @description Whether no more stores are allowed. */
            readonly is_service_limit_exceeded: boolean;
            readonly plan: string;
            /** @description The number of products allowed per store. */
            readonly products: number;
            /** @description The number of schools allowed. */
            readonly schools: number;
            /** @description The number of stores allowed. */
            readonly stores: number;
        };
        readonly ListingMembers: {
            readonly invitations: readonly {
                readonly email: string;
                /** Format: date-time */
                readonly expires_at: string;
                readonly id: components["schemas"]["Id"];
                readonly role: components["schemas"]["MemberRole"];
            }[];
            readonly members: readonly {
                readonly email: string;
                readonly name: string;
                readonly role: components["schemas"]["ListingRole"];
                /** Format: date-time */
                readonly since: string;
                readonly user_id: components["schemas"]["Id"];
            }[];
            readonly my_role: components["schemas"]["ListingRole"];
            /** @description The name of the school or store. */
            readonly name: string;
        };
        /**
         * Format: display-name
         * @example Vidya Niketan Public School
         */
        readonly ListingName: string;
        /**
         * Format: phone
         * @description At least 10 digits.
         * @example 9876543210
         */
        readonly ListingPhone: string;
        readonly ListingPhoneShown: {
            readonly phone: string;
        };
        /** @enum {string} */
        readonly ListingRole: "owner" | "manager" | "counsellor" | "viewer";
        /** Format: slug */
        readonly ListingSlug: string;
        /**
         * @description Whether parents see a record. `unreviewed` is public, but not yet reviewed; `pending` waits for
         *     approval; `hidden` and `removed` by an admin; `switched_off` by its owner; `deleted` for at most
         *     30 days.
         * @enum {string}
         */
        readonly ListingStatus: "live" | "unreviewed" | "pending" | "hidden" | "removed" | "switched_off" | "deleted";
        /** @description That the page of a listing was opened. */
        readonly ListingView: {
            /** @enum {string} */
            readonly kind: "school" | "store" | "product" | "job";
            /**
             * Format: text
             * @description As in the URL of the page; of a store or a job its id.
             */
            readonly slug: string;
            readonly source: components["schemas"]["ViewSource"];
        };
        /**
         * Format: display-name
         * @description The parts of the place name, joined.
         * @example Indiranagar, Bengaluru, Karnataka, India
         */
        readonly Location: string;
        /**
         * @description Why an enquiry did not lead to an admission or booking.
         * @enum {string}
         */
        readonly LostReason: "chose_another" | "no_seat" | "fees" | "distance" | "not_eligible" | "no_answer" | "plans_changed" | "other";
        readonly MapName: {
            readonly lat: number;
            readonly lng: number;
            readonly name: string;
            /**
             * @description A `city` is known beyond its district.
             * @enum {string}
             */
            readonly type: "city" | "town" | "locality";
        };
        /**
         * @description The number with bullets in place of its last digits, such as `98450 •••••`. `showListingPhone`
         *     answers with the whole number; previews for the owner contain it.
         */
        readonly MaskedPhone: string | null;
        /** @description A file in the owner's list of media. Its image has its caption. */
        readonly Media: {
            /** @description The size of the uploaded file. */
            readonly bytes: number | null;
            /** @description Null for a video. */
            readonly image: components["schemas"]["Image"] | null;
            /** @enum {string} */
            readonly kind: "image" | "video";
            /** @description The original file name. */
            readonly name: string | null;
            /** @description The URL as listed in `files`. */
            readonly url: string;
        };
        readonly MemberInvitation: {
            /** @description The address that may accept it, masked: its first letter and domain. */
            readonly email: string;
            readonly id: components["schemas"]["Id"];
            readonly invited_by: string;
            readonly kind: components["schemas"]["MembersKind"];
            /** @description The name of the school or store. */
            readonly name: string;
            readonly role: components["schemas"]["MemberRole"];
        };
        /**
         * @description A manager edits the listing and invites counsellors and viewers. Counsellors and viewers see the
         *     listing and its members.
         * @enum {string}
         */
        readonly MemberRole: "manager" | "counsellor" | "viewer";
        /** @enum {string} */
        readonly MembersKind: "school" | "store";
        readonly MessageResponse: {
            /** @description A sentence for the user. */
            readonly msg: string;
        };
        readonly Metric: {
            /** @description Of the days to compare with. */
            readonly before: number | null;
            readonly daily: readonly {
                /** Format: date */
                readonly day: string;
                readonly value: number;
            }[];
            /**
             * @description A `flow` adds up over days; a `stock` is as of its last day.
             * @enum {string}
             */
            readonly kind: "flow" | "stock";
            readonly name: components["schemas"]["MetricName"];
            /** @description The largest first; empty for a metric without parts. */
            readonly parts: readonly {
                readonly before: number | null;
                readonly part: string;
                readonly value: number;
            }[];
            /** @description Null if it was not counted yet. */
            readonly value: number | null;
        };
        /** @enum {string} */
        readonly MetricName: "views" | "enquiries" | "visits" | "enrolments" | "answer_times" | "schools" | "stores" | "services" | "claimed_schools" | "school_fields" | "cases_opened" | "decision_times" | "searches" | "empty_searches" | "opened_results";
        readonly MetricRows: {
            readonly data: readonly {
                /**
                 * Format: date
                 * @description Null for a stock.
                 */
                readonly day: string | null;
                readonly detail: string | null;
                readonly id: number | null;
                /** @enum {string} */
                readonly kind: "school" | "store" | "product" | "enquiry" | "case" | "query";
                /** @description The name of a listing or case, the reference of an enquiry, or the words of a search. */
                readonly label: string;
                /** @description Until the first answer or the decision; null while it waits, and for metrics that are not about times. */
                readonly minutes: number | null;
                readonly n: number;
            }[];
            /** Format: date */
            readonly from: string;
            /** @enum {string} */
            readonly kind: "flow" | "stock";
            readonly n_rows: number;
            readonly name: components["schemas"]["MetricName"];
            readonly page: number;
            readonly per_page: number;
            /** Format: date */
            readonly to: string;
            /** @description The sum of `n` over all pages: the value of the metric. */
            readonly total: number;
            readonly totalPages: number;
        };
        readonly Metrics: {
            /** Format: date */
            readonly before_from: string;
            /** Format: date */
            readonly before_to: string;
            readonly check: components["schemas"]["MetricsCheck"];
            /**
             * Format: date-time
             * @description The last recount.
             */
            readonly counted_at: string | null;
            /** @description Minutes from opening a case to its decision, by the day of the decision. */
            readonly decisions: readonly {
                readonly cases: number;
                /** Format: date */
                readonly day: string;
                readonly median_minutes: number;
                readonly ninety_percent_minutes: number;
            }[];
            /** Format: date */
            readonly from: string;
            readonly metrics: readonly components["schemas"]["Metric"][];
            /** @description Hours within which a case should be decided. */
            readonly target_hours: number;
            /** Format: date */
            readonly to: string;
            /** @description The most frequent searches without results; at least 5 searches each. */
            readonly words: readonly {
                readonly before: number;
                readonly query: string;
                readonly searches: number;
            }[];
        };
        readonly MetricsCheck: {
            /** Format: date-time */
            readonly checked_at: string | null;
            /**
             * Format: date
             * @description The day that was checked.
             */
            readonly day: string | null;
            /** @description Metrics whose stored value differs from a fresh count. */
            readonly differences: readonly {
                readonly live: number;
                readonly name: components["schemas"]["MetricName"];
                readonly stored: number;
            }[];
        };
        /** @enum {string} */
        readonly MissingPart: "fees" | "fee_heads" | "type" | "seats" | "admission_dates" | "students_per_teacher" | "timings" | "opening_times" | "website" | "images" | "more_images" | "description" | "phone" | "email" | "contact_name" | "location" | "address" | "established_on" | "n_students" | "n_classrooms" | "board" | "facilities" | "languages" | "company_name" | "city" | "products" | "batches" | "price" | "ages" | "filters";
        /**
         * @description What is still needed before a hidden listing can be shown; empty for a public one. `location` and
         *     `contact`: a store needs a location, and a mobile number or an email. `store`: the product's
         *     store is hidden. `plan`: the owner's plan allows no more live listings.
         */
        readonly MissingToShow: readonly ("location" | "contact" | "store" | "plan")[];
        /**
         * Format: mobile
         * @description 4 to 12 digits.
         * @example 9876543210
         */
        readonly Mobile: string;
        readonly ModerationAppeal: {
            /** Format: date-time */
            readonly at: string;
            readonly by: components["schemas"]["ModerationPerson"] | null;
            /** Format: date-time */
            readonly decided_at: string | null;
            /**
             * @description `undone`: an admin undid the decision before the appeal was decided.
             * @enum {string}
             */
            readonly result: "open" | "upheld" | "refused" | "undone";
            readonly text: string;
        };
        readonly ModerationBulkRequest: {
            readonly cases: readonly {
                readonly id: components["schemas"]["Id"];
                readonly revision: number;
            }[];
            readonly is_preview: boolean;
            readonly note_public?: components["schemas"]["ModerationNote"];
            /** @enum {string} */
            readonly outcome: "approved" | "changes" | "hidden" | "removed" | "ignored";
            /** @description Required for `changes`, `hidden` and `removed`. */
            readonly reason_code?: components["schemas"]["ReasonCode"];
        };
        readonly ModerationCase: {
            readonly appeal: components["schemas"]["ModerationAppeal"] | null;
            readonly changes: readonly components["schemas"]["ModerationChange"][];
            /** @description Of all cases about the record, newest first; at most 50. */
            readonly history: readonly components["schemas"]["ModerationEvent"][];
            /** @description The outcomes that are possible now. */
            readonly next_states: readonly components["schemas"]["ModerationOutcome"][];
            /** @description Of the record and of its owner, newest first; at most 10. */
            readonly other_cases: readonly components["schemas"]["ModerationCaseRow"][];
            readonly owner_record: {
                readonly approved: number;
                /** @description Decided cases about the owner's records. */
                readonly decided: number;
                readonly email: string | null;
                /** @description Live schools and stores. */
                readonly listings: number;
                /**
                 * Format: date-time
                 * @description When the account was created.
                 */
                readonly since: string;
                /** @description Cases of the last year that hid, removed or rejected something. */
                readonly upheld: number;
            } | null;
            /** @description The other fields of the school, store or service that have a value, as they are now. */
            readonly record: readonly components["schemas"]["ModerationField"][];
            readonly reports: readonly components["schemas"]["ModerationReport"][];
            readonly rights: {
                readonly claim: boolean;
                readonly decide: boolean;
                /**
                 * @description Why the caller may not decide. `same_admin` decided what the appeal is about.
                 * @enum {string|null}
                 */
                readonly refused_why: "own" | "claimed" | "decided" | "same_admin" | "gone" | null;
                readonly undo: boolean;
            };
            readonly row: components["schemas"]["ModerationCaseRow"];
            /** @description Open requests to manage the school, oldest first. */
            readonly school_claims: readonly components["schemas"]["SchoolClaim"][];
            readonly score_parts: readonly {
                /** @enum {string} */
                readonly code: "base" | "held" | "findings" | "reports" | "urgent" | "claim" | "appeal" | "new_account" | "owner_record";
                readonly points: number;
            }[];
        };
        readonly ModerationCaseList: {
            readonly data: readonly components["schemas"]["ModerationCaseRow"][];
            /** @description From opening to decision, over the last 7 days. */
            readonly median_decision_minutes: number | null;
            readonly page: number;
            readonly per_page: number;
            readonly tabs: readonly {
                /** @description Open cases; for `decided`, those of the last 30 days. */
                readonly count: number;
                readonly is_overdue: boolean;
                /** Format: date-time */
                readonly oldest_at: string | null;
                /** @enum {string} */
                readonly tab: "new" | "edited" | "reported" | "claims" | "appeals" | "decided";
            }[];
            readonly target_hours: number;
            readonly total: number;
            readonly totalPages: number;
            /** @description Cases of the tab. */
            readonly views: {
                readonly all: number;
                readonly held: number;
                /** @description Claimed by the caller. */
                readonly mine: number;
                readonly overdue: number;
                readonly with_findings: number;
            };
        };
        readonly ModerationCaseRow: {
            readonly claim: components["schemas"]["ModerationClaim"] | null;
            readonly decision: components["schemas"]["ModerationDecision"] | null;
            /** @description The fields that changed, by their names in the editor. */
            readonly fields: readonly {
                readonly field: string;
                /** @description Whether the new value is not public until it is decided. */
                readonly is_held: boolean;
            }[];
            readonly findings: readonly components["schemas"]["ModerationFinding"][];
            readonly from_revision: number | null;
            readonly id: components["schemas"]["Id"];
            /** @description Whether it has waited for longer than the target, or had when it was decided. */
            readonly is_overdue: boolean;
            /** @description Whether it concerns the caller's own listing or content, about which they may not decide. */
            readonly is_own: boolean;
            readonly is_urgent: boolean;
            /** Format: date-time */
            readonly opened_at: string;
            readonly owner: components["schemas"]["ModerationPerson"] | null;
            readonly priority: components["schemas"]["ModerationPriority"];
            /** @description What admins quote, such as M-20417. */
            readonly reference: string;
            /** @description How many people reported it. */
            readonly reports: number;
            /** @description Increases with every change of the case. */
            readonly revision: number;
            readonly score: number;
            readonly subject: components["schemas"]["ModerationSubject"];
            readonly to_revision: number | null;
            readonly why: components["schemas"]["ModerationWhy"];
        };
        readonly ModerationChange: {
            readonly after: unknown;
            readonly before: unknown;
            /** @description Whether the old value can be put back. */
            readonly can_reject: boolean;
            readonly field: string;
            readonly findings: readonly components["schemas"]["ModerationFinding"][];
            readonly is_held: boolean;
            readonly kind: components["schemas"]["ModerationValueKind"];
        };
        readonly ModerationChanges: {
            readonly cases: readonly components["schemas"]["ModerationCaseRow"][];
            readonly cursor: string;
            readonly must_reload: boolean;
        };
        readonly ModerationClaim: {
            readonly by: components["schemas"]["ModerationPerson"];
            readonly is_mine: boolean;
            /** Format: date-time */
            readonly until: string;
        };
        readonly ModerationClaimRequest: {
            readonly take_over: boolean;
        };
        readonly ModerationDecision: {
            readonly action_id: number | null;
            /** Format: date-time */
            readonly decided_at: string;
            readonly decided_by: components["schemas"]["ModerationPerson"] | null;
            /** @description The rejected fields. */
            readonly fields: readonly components["schemas"]["RejectedField"][];
            readonly note_private: string | null;
            readonly note_public: string | null;
            readonly outcome: components["schemas"]["ModerationOutcome"];
            readonly reason_code: components["schemas"]["ReasonCode"] | null;
            /**
             * Format: date-time
             * @description Null if it cannot be undone any more.
             */
            readonly undo_until: string | null;
        };
        readonly ModerationDecisionRequest: {
            /** @description Which claim `approved` grants; the others are refused. Required for a case with claims. */
            readonly claim_id?: components["schemas"]["Id"];
            readonly fields?: readonly components["schemas"]["RejectedField"][];
            readonly is_preview: boolean;
            /** @description For admins. */
            readonly note_private?: components["schemas"]["ModerationNote"];
            /** @description For the owner. */
            readonly note_public?: components["schemas"]["ModerationNote"];
            readonly outcome: components["schemas"]["ModerationOutcome"];
            /** @description Required for `changes`, `hidden` and `removed`. */
            readonly reason_code?: components["schemas"]["ReasonCode"];
            /** @description Of the case. */
            readonly revision: number;
            /** @description The revision of the record that was reviewed. */
            readonly to_revision?: number;
        };
        readonly ModerationDecisionResult: {
            /** @description Null for a preview. */
            readonly action_id: number | null;
            readonly case: components["schemas"]["ModerationCase"];
            /** @description The email to the owner; null without an owner. */
            readonly message: {
                readonly subject: string;
                readonly text: string;
                /** @description The name of the owner. */
                readonly to: string;
            } | null;
        };
        readonly ModerationEvent: {
            readonly actor: components["schemas"]["ModerationPerson"] | null;
            /** Format: date-time */
            readonly at: string;
            readonly fields: readonly string[];
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "opened" | "joined" | "decided" | "reopened" | "note" | "undone" | "appealed";
            readonly outcome: components["schemas"]["ModerationOutcome"] | null;
            readonly text: string | null;
        };
        readonly ModerationField: {
            readonly field: string;
            readonly kind: components["schemas"]["ModerationValueKind"];
            readonly value: unknown;
        };
        readonly ModerationFinding: {
            /** @description Per cent for `fees_up`, `many_invalid` and `many_lost`, kilometres for `moved`. */
            readonly amount: number | null;
            readonly code: components["schemas"]["FindingCode"];
            /** @description The words that were found, as they stand in the text; for `exported_address`, who exported the file, and the day; for `many_reveals`, who opened phone numbers. */
            readonly excerpt: string | null;
            readonly field: string | null;
        };
        readonly ModerationHistory: {
            readonly data: readonly components["schemas"]["ModerationEvent"][];
        };
        /** Format: display-text */
        readonly ModerationNote: string;
        readonly ModerationNoteRequest: {
            readonly text: components["schemas"]["ModerationNote"];
        };
        readonly ModerationNotice: {
            readonly appeal: components["schemas"]["ModerationAppeal"] | null;
            /**
             * Format: date-time
             * @description Null if an appeal is not possible.
             */
            readonly appeal_until: string | null;
            readonly case_id: components["schemas"]["Id"];
            /** Format: date-time */
            readonly decided_at: string;
            /** @description The rejected fields. */
            readonly fields: readonly components["schemas"]["RejectedField"][];
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["ModerationSubjectKind"];
            readonly name: string;
            readonly note: string | null;
            readonly outcome: components["schemas"]["ModerationOutcome"];
            readonly reason_code: components["schemas"]["ReasonCode"] | null;
            readonly reference: string;
            /** @description Of the listing now. */
            readonly state: components["schemas"]["ModerationState"] | null;
        };
        readonly ModerationNoticeList: {
            /** @description Schools that the caller asked for; at most 100. */
            readonly claims: readonly {
                /** Format: date-time */
                readonly at: string;
                readonly case_id: components["schemas"]["Id"];
                readonly name: string;
                readonly note: string | null;
                readonly path: string | null;
                /** @enum {string} */
                readonly result: "open" | "granted" | "refused";
                readonly school_id: components["schemas"]["Id"];
            }[];
            readonly data: readonly components["schemas"]["ModerationNotice"][];
            /** @description Filter values that the caller asked for and that were decided in the last 30 days; at most 100. */
            readonly filter_requests: readonly {
                readonly category: string;
                /** Format: date-time */
                readonly decided_at: string;
                readonly id: components["schemas"]["Id"];
                /** @description The school or product that it was requested for. */
                readonly name: string;
                readonly note: string | null;
                readonly reason_code: components["schemas"]["FilterRequestReason"] | null;
                /** @enum {string} */
                readonly section: "schools" | "tuitions" | "activities" | "camps" | "workshops";
                /** @enum {string} */
                readonly status: "approved" | "merged" | "rejected";
                readonly value: string;
                readonly value_name: string | null;
            }[];
            /** @description Edits that wait for a decision; at most 100. */
            readonly held: readonly components["schemas"]["HeldEdit"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        /**
         * @description `changes`: the owner is asked for changes. `ignored`: a report without consequence, or a claim or
         *     an appeal that was refused. `shown`: public again. A claim or an appeal is granted by `approved`.
         * @enum {string}
         */
        readonly ModerationOutcome: "approved" | "changes" | "rejected_fields" | "hidden" | "removed" | "ignored" | "shown";
        readonly ModerationPerson: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
        };
        /** @enum {string} */
        readonly ModerationPriority: "high" | "medium" | "low";
        readonly ModerationReport: {
            /** @description Whether the decision agreed; null while it is open. */
            readonly agreed: boolean | null;
            /** Format: date-time */
            readonly at: string;
            readonly earlier_agreed: number;
            /** @description Decided reports of the person. */
            readonly earlier_reports: number;
            readonly id: components["schemas"]["Id"];
            readonly reason: components["schemas"]["ReportReason"];
            /** @description Null for a visitor. */
            readonly reporter: components["schemas"]["ModerationPerson"] | null;
            readonly text: string | null;
        };
        /**
         * @description What moderation says about a record. `unreviewed` and `approved` are public, `pending` waits for
         *     approval, `hidden` and `removed` are not public.
         * @enum {string}
         */
        readonly ModerationState: "unreviewed" | "approved" | "pending" | "hidden" | "removed";
        readonly ModerationSubject: {
            /** @description The editor for admins. */
            readonly edit_path: string | null;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"] | null;
            readonly kind: components["schemas"]["ModerationSubjectKind"];
            /** @description Empty if the record is gone. */
            readonly name: string;
            /** @description The public page; null while it is not public. */
            readonly path: string | null;
            /** @description Town or district; the store of a product; the school of a job. */
            readonly place: string | null;
            readonly revision: number | null;
            readonly state: components["schemas"]["ModerationState"] | null;
        };
        /** @enum {string} */
        readonly ModerationSubjectKind: "school" | "store" | "product" | "batch" | "job" | "blog" | "video" | "enquiry" | "user" | "filter_request";
        /**
         * @description `text` is a text or a boolean; `html` is a text; `list` is an array of texts; `image` an array of `Image`; `money` is
         *     `SchoolFees`; `map` is an object with `location`, `lat` and `lng`. A value may be null.
         * @enum {string}
         */
        readonly ModerationValueKind: "text" | "html" | "list" | "image" | "money" | "map";
        /**
         * @description Why the case was opened.
         * @enum {string}
         */
        readonly ModerationWhy: "new" | "edit" | "report" | "scan" | "claim" | "appeal" | "sample" | "order";
        readonly MyApplication: {
            /** @description The calendar file of the interview. */
            readonly calendar: string | null;
            readonly form: components["schemas"]["ApplicationForm"];
            readonly messages: readonly components["schemas"]["ApplicationMessage"][];
            readonly reveals: readonly components["schemas"]["ApplicationReveal"][];
            readonly row: components["schemas"]["MyApplicationRow"];
        };
        readonly MyApplicationRow: {
            readonly answer_rate: components["schemas"]["AnswerRate"] | null;
            /** Format: date-time */
            readonly created_at: string;
            /**
             * Format: date
             * @description When the applicant hears the outcome at the latest.
             */
            readonly feedback_by: string | null;
            /** @description Whether the last message is from the employer. */
            readonly has_unread: boolean;
            readonly id: components["schemas"]["ApplicationId"];
            readonly interview: components["schemas"]["Interview"] | null;
            readonly job: {
                /** Format: date-time */
                readonly closes_at: string | null;
                readonly id: components["schemas"]["Id"];
                readonly is_open: boolean;
                readonly location: string;
                readonly pay_period: components["schemas"]["PayPeriod"];
                readonly pay_scale: components["schemas"]["PayScale"] | null;
                readonly salary_max: number | null;
                readonly salary_min: number | null;
                readonly title: string;
            };
            readonly listing: components["schemas"]["ApplicationListing"];
            readonly may_decline: boolean;
            readonly may_withdraw: boolean;
            readonly may_write: boolean;
            /** Format: date */
            readonly offered_on: string | null;
            /**
             * Format: date-time
             * @description When 30 working days had passed without an answer.
             */
            readonly quiet_since: string | null;
            readonly reason_codes: readonly components["schemas"]["NotTakenReason"][];
            readonly reason_text: string | null;
            /**
             * Format: date
             * @description When the employer no longer has the application, if known.
             */
            readonly removed_on: string | null;
            /**
             * Format: date-time
             * @description When a member first opened it.
             */
            readonly seen_at: string | null;
            readonly state: components["schemas"]["ApplicationState"];
            /** @description The states that the applicant knows of, in order. */
            readonly steps: readonly components["schemas"]["ApplicationStep"][];
            /** Format: date-time */
            readonly submitted_at: string | null;
        };
        readonly MyApplications: {
            readonly counts: {
                readonly all: number;
                readonly ended: number;
                readonly open: number;
            };
            readonly data: readonly components["schemas"]["MyApplicationRow"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        readonly MyBlogList: {
            readonly counts: {
                readonly draft: number;
                readonly published: number;
                readonly review: number;
            };
            readonly data: readonly {
                readonly id: components["schemas"]["Id"];
                readonly image: components["schemas"]["Image"];
                /** Format: date-time */
                readonly published_at: string | null;
                /** @enum {string} */
                readonly status: "draft" | "review" | "published";
                readonly summary: string;
                readonly title: string;
                readonly topic: components["schemas"]["BlogTopic"];
                /** Format: date-time */
                readonly updated_at: string;
                readonly url: string;
            }[];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        readonly MyEnquiry: {
            /** Format: year-month */
            readonly born_month: string | null;
            /** @description What the sender may do now. */
            readonly can: {
                /** @description Whether the listing has a new owner and the sender can give the same consent again. */
                readonly agree_to_owner: boolean;
                readonly cancel_visit: boolean;
                readonly change_consent: boolean;
                /** @description Book, accept or move a visit. */
                readonly choose_visit: boolean;
                readonly object: boolean;
                readonly withdraw_enquiry: boolean;
                readonly withdraw_permission: boolean;
                readonly write: boolean;
            };
            readonly child_name: string | null;
            readonly class_sought: string | null;
            readonly consent: components["schemas"]["GivenConsent"];
            /** @description Where replies go. */
            readonly email: string;
            /**
             * Format: date
             * @description The latest end of a changed consent.
             */
            readonly expires_on_max: string;
            /** @description When the listing answers */
            readonly hours: readonly components["schemas"]["DeskHours"][];
            readonly id: components["schemas"]["EnquiryId"];
            /** @description Null unless the listing marked the enquiry as not valid. */
            readonly invalid: {
                /** @description What the sender answered. */
                readonly answer: string | null;
                /** Format: date-time */
                readonly answer_until: string;
                /** Format: date-time */
                readonly marked_at: string;
                readonly reason: components["schemas"]["InvalidReason"];
            } | null;
            /** @description Whether the listing may contact the sender. */
            readonly is_permission_live: boolean;
            /**
             * Format: date-time
             * @description When something last happened.
             */
            readonly last_at: string;
            readonly message: string;
            /** @description The name of the sender. */
            readonly name: string;
            /** @description The current notice, for a change of the consent. */
            readonly notice: components["schemas"]["ConsentNotice"];
            readonly phone: string | null;
            /** @description The school or store that answers. */
            readonly recipient: string;
            readonly reference: components["schemas"]["EnquiryReference"];
            /**
             * Format: date-time
             * @description When the first reply is due; null once it came, and for an enquiry that was withdrawn, lost or invalid.
             */
            readonly reply_by: string | null;
            /** @description Who looked at contact details, latest first. */
            readonly reveals: readonly components["schemas"]["ContactReveal"][];
            /** @description The notice for a consent to a route. */
            readonly route_notice: components["schemas"]["ConsentNotice"];
            /** @description Where EdBazaar proposes to pass a general enquiry on, the latest first. */
            readonly routes: readonly components["schemas"]["EnquiryRoute"][];
            /** Format: date-time */
            readonly sent_at: string;
            /** @description Visit times with free seats, by time; empty if the sender cannot choose one now. */
            readonly slots: readonly components["schemas"]["OfferedSlot"][];
            readonly state: components["schemas"]["SenderEnquiryState"];
            /** @description What the enquiry is about; null for a general enquiry. */
            readonly subject: components["schemas"]["EnquirySubject"] | null;
            /** @description Oldest first */
            readonly timeline: readonly components["schemas"]["EnquiryTimelineEntry"][];
            /** @description Replies that the sender has not read. */
            readonly unread: number;
            /** @description The latest visit that was not cancelled. */
            readonly visit: components["schemas"]["Visit"] | null;
            readonly visit_wish: components["schemas"]["VisitWish"] | null;
            readonly wanted_from: string | null;
        };
        readonly MyEnquiryList: {
            readonly counts: {
                readonly all: number;
                readonly ended: number;
                readonly open: number;
            };
            readonly data: readonly components["schemas"]["MyEnquirySummary"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        readonly MyEnquirySummary: {
            readonly child_name: string | null;
            readonly class_sought: string | null;
            readonly id: components["schemas"]["EnquiryId"];
            /** @description Whether the listing may contact the sender. */
            readonly is_permission_live: boolean;
            /**
             * Format: date-time
             * @description When something last happened.
             */
            readonly last_at: string;
            /** @description The school or store that answers. */
            readonly recipient: string;
            readonly reference: components["schemas"]["EnquiryReference"];
            /**
             * Format: date-time
             * @description When the first reply is due; null once it came, and for an enquiry that was withdrawn, lost or invalid.
             */
            readonly reply_by: string | null;
            /** Format: date-time */
            readonly sent_at: string;
            readonly state: components["schemas"]["SenderEnquiryState"];
            /** @description What the enquiry is about; null for a general enquiry. */
            readonly subject: components["schemas"]["EnquirySubject"] | null;
            /** @description Replies that the sender has not read. */
            readonly unread: number;
        };
        readonly MyProfile: {
            readonly children: readonly components["schemas"]["Child"][];
            readonly consents: components["schemas"]["Consents"];
            readonly cover_image: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly email: string;
            readonly firstname: string;
            readonly has_google: boolean;
            readonly has_password: boolean;
            readonly id: components["schemas"]["Id"];
            readonly is_admin: boolean;
            readonly is_email_confirmed: boolean;
            readonly is_walkthrough_skipped: boolean;
            readonly lastname: string;
            readonly permissions: readonly components["schemas"]["Permission"][];
            readonly phone: string | null;
            readonly profile_image: string | null;
            readonly user_has_institute: boolean;
            readonly user_type: components["schemas"]["UserType"];
        };
        readonly NameCount: {
            readonly count: number;
            readonly value: string;
        };
        readonly Names: readonly string[];
        /**
         * @description True for an admin who must add a second factor first: until then, other operations answer
         *     403 with the code `second_factor_required`.
         */
        readonly NeedsSecondFactor: boolean;
        readonly NewApplicationMessage: {
            readonly request_key: components["schemas"]["RequestKey"];
            readonly text: components["schemas"]["DeskText"];
        };
        readonly NewApplicationSettings: {
            readonly blocked: readonly {
                readonly id: components["schemas"]["Id"];
                /** @enum {string} */
                readonly kind: "school" | "store";
            }[];
            readonly has_reminders: boolean;
        };
        readonly NewConsent: {
            readonly channels: readonly components["schemas"]["ContactChannel"][];
            readonly days: readonly components["schemas"]["IsoWeekday"][];
            /**
             * Format: date
             * @description The last day of the consent.
             */
            readonly expires_on: string;
            readonly from: components["schemas"]["TimeOfDay"];
            /** @description The version of the notice that the sender read. */
            readonly notice_version: number;
            readonly to: components["schemas"]["TimeOfDay"];
        };
        readonly NewEnquiries: {
            /** @description A child of the caller's profile by `id`, or a name or initials. */
            readonly child?: {
                /** Format: year-month */
                readonly born_month?: string;
                /** Format: display-name */
                readonly class_sought?: string;
                readonly id?: components["schemas"]["Id"];
                /** Format: display-name */
                readonly name?: string;
            };
            readonly consent: components["schemas"]["NewConsent"];
            /**
             * @description A parent or guardian, or somebody who is 18 or older.
             * @enum {string}
             */
            readonly declared: "parent" | "adult";
            readonly email: components["schemas"]["Email"];
            readonly message: components["schemas"]["EnquiryText"];
            /** Format: display-name */
            readonly name: string;
            /** @description Required for the channels phone and whatsapp. */
            readonly phone?: components["schemas"]["Mobile"];
            /** @description Empty for a general enquiry. */
            readonly recipients: readonly {
                /** @description A batch of the product that the enquiry is about. */
                readonly batch_id?: components["schemas"]["Id"];
                readonly id: components["schemas"]["Id"];
                readonly kind: components["schemas"]["ListingKind"];
            }[];
            readonly request_key: components["schemas"]["RequestKey"];
            /** @description How long the form was open. */
            readonly seconds_open: number;
            /** @description A visit time to book, for a single recipient. Without a confirmed address, it is booked with the confirmation if a seat is left then. */
            readonly visit_slot?: components["schemas"]["Id"];
            readonly visit_wish?: components["schemas"]["VisitWish"];
            /** Format: school-year */
            readonly wanted_from?: string;
            readonly website: string;
        };
        readonly NewFilterRequest: {
            /**
             * Format: single-line
             * @description The name of the filter, such as Infrastructure.
             */
            readonly category: string;
            /**
             * Format: single-line
             * @description The name of the school, store or product.
             */
            readonly name: string;
            /**
             * @description The section of the filter. Default: the first one that has the filter.
             * @enum {string}
             */
            readonly section?: "schools" | "tuitions" | "activities" | "camps" | "workshops";
            /**
             * Format: display-name
             * @description The requested value.
             */
            readonly value: string;
        };
        readonly NewInterview: {
            /** @description Null cancels it. */
            readonly interview: components["schemas"]["Interview"] | null;
            readonly revision: number;
        };
        /** @description The JSON form of a new credential of the browser. */
        readonly NewPasskey: {
            /** Format: base64url */
            readonly id: string;
            /** Format: base64url */
            readonly rawId: string;
            readonly response: {
                /** Format: base64url */
                readonly attestationObject: string;
                /** Format: base64url */
                readonly clientDataJSON: string;
                readonly transports?: readonly string[];
            };
            /** @enum {string} */
            readonly type: "public-key";
        };
        /**
         * @description At least 6 characters, not counting surrounding white space. Must not be a common password,
         *     a date, a repeat or a run such as 654321, or the user's own name or email.
         */
        readonly NewPassword: string;
        readonly NewProduct: {
            readonly age_max?: number | null;
            readonly age_min?: number | null;
            readonly description_html?: components["schemas"]["OptionalHtml"];
            readonly files?: components["schemas"]["FileList"];
            readonly filter_ids?: components["schemas"]["FilterIdList"];
            readonly kind: components["schemas"]["ProductKind"];
            readonly mode: components["schemas"]["ProductMode"];
            readonly name: components["schemas"]["ListingName"];
            /** @description Rupees. */
            readonly price?: number | null;
            readonly price_unit: components["schemas"]["PriceUnit"];
            readonly request_key?: components["schemas"]["RequestKey"];
            readonly store_id: components["schemas"]["Id"];
        };
        readonly NewSchool: {
            readonly contact_email: components["schemas"]["Email"];
            readonly contact_phone: components["schemas"]["ListingPhone"];
            /** @description URLs returned by `uploadSchoolFile`, cover first; at least one image. */
            readonly files: readonly string[];
            /** @description Whether the point is the listing’s own: set with the pin, by GPS, or from a precise Google place. Without it, a point is exact unless it is that of the chosen place. */
            readonly is_exact?: boolean;
            readonly is_online: boolean;
            readonly lat: components["schemas"]["IndianLatitude"] | null;
            /** @description Required unless the school is online. */
            readonly location: components["schemas"]["Location"] | null;
            readonly long: components["schemas"]["IndianLongitude"] | null;
            readonly name: components["schemas"]["ListingName"];
            /**
             * Format: slug
             * @description The slug of the chosen location, from `/places/autocomplete`.
             */
            readonly place?: string | null;
            readonly slug: components["schemas"]["ListingSlug"];
        };
        readonly Newsletter: {
            /** @description HTML, cleaned by the server. */
            readonly body: string;
            readonly next: components["schemas"]["NewsletterNeighbour"] | null;
            readonly number: number;
            readonly previous: components["schemas"]["NewsletterNeighbour"] | null;
            /** Format: date */
            readonly published_on: string;
            readonly slug: string;
            readonly summary: string;
            readonly title: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly NewsletterDraft: {
            /** @description HTML, cleaned by the server. */
            readonly body: string;
            readonly id: components["schemas"]["Id"];
            readonly revision: number;
            readonly summary: string;
            readonly title: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        /**
         * Format: display-line
         * @description One line of text, which the archive and the email show. May be empty.
         */
        readonly NewsletterDraftSummary: string;
        readonly NewsletterList: {
            readonly data: readonly components["schemas"]["NewsletterSummary"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            /** @description The last page. */
            readonly totalPages: number;
        };
        readonly NewsletterNeighbour: {
            readonly slug: string;
            readonly title: string;
        };
        readonly NewsletterSummary: {
            readonly number: number;
            /** Format: date */
            readonly published_on: string;
            readonly slug: string;
            readonly summary: string;
            readonly title: string;
        };
        /**
         * @description Why an applicant was not taken forward.
         * @enum {string}
         */
        readonly NotTakenReason: "qualification" | "experience" | "subject" | "demo_lesson" | "interview" | "pay" | "start_date" | "place_filled" | "other";
        /** @description A visit time with free seats. */
        readonly OfferedSlot: {
            /** Format: date-time */
            readonly ends_at: string;
            readonly id: components["schemas"]["Id"];
            readonly seats_left: number;
            /** Format: date-time */
            readonly starts_at: string;
        };
        /** @description On which days and from when to when a store is open. */
        readonly OpeningTimes: {
            /** Format: time-of-day */
            readonly closes_at: string;
            /** @description In order. */
            readonly days: readonly components["schemas"]["Weekday"][];
            /** Format: time-of-day */
            readonly opens_at: string;
        };
        /**
         * Format: display-text
         * @description Several lines of text; null or empty to clear.
         */
        readonly OptionalAddress: string | null;
        /**
         * Format: text
         * @description HTML from the rich text editor; other elements are removed. Null or empty to clear.
         */
        readonly OptionalHtml: string | null;
        /**
         * Format: display-line
         * @description One line of text; null or empty to clear.
         */
        readonly OptionalLine: string | null;
        readonly OwnBatch: {
            readonly days: readonly ("Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun")[];
            /** @description As HH:MM. */
            readonly end_time: string;
            /** Format: date */
            readonly ends_on: string | null;
            /** @description Live enquiries about the batch. */
            readonly enquiries: number;
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /**
             * Format: date
             * @description The next day it meets, today or later; null if it has ended.
             */
            readonly next_on: string | null;
            readonly product: {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            };
            readonly seats: number;
            readonly seats_left: number;
            /** @description As HH:MM. */
            readonly start_time: string;
            /** Format: date */
            readonly starts_on: string;
            readonly store: components["schemas"]["DeskListing"];
        };
        readonly OwnBatches: {
            readonly data: readonly components["schemas"]["OwnBatch"][];
            readonly page: number;
            readonly per_page: number;
            /** @description Every store of the user, by name. */
            readonly stores: readonly components["schemas"]["DeskListing"][];
            readonly total: number;
            readonly totalPages: number;
        };
        /** @description The JSON form of a signature of a passkey. */
        readonly PasskeyAssertion: {
            /** Format: base64url */
            readonly id: string;
            /** Format: base64url */
            readonly rawId: string;
            readonly response: {
                /** Format: base64url */
                readonly authenticatorData: string;
                /** Format: base64url */
                readonly clientDataJSON: string;
                /** Format: base64url */
                readonly signature: string;
                /** Format: base64url */
                readonly userHandle?: string;
            };
            /** @enum {string} */
            readonly type: "public-key";
        };
        /** @description Options for `navigator.credentials.create`. */
        readonly PasskeyCreationOptions: {
            /** @enum {string} */
            readonly attestation: "none";
            readonly authenticatorSelection: {
                /** @enum {string} */
                readonly residentKey: "discouraged";
                /** @enum {string} */
                readonly userVerification: "preferred";
            };
            readonly challenge: string;
            readonly excludeCredentials: readonly components["schemas"]["PasskeyDescriptor"][];
            readonly pubKeyCredParams: readonly {
                readonly alg: number;
                /** @enum {string} */
                readonly type: "public-key";
            }[];
            readonly rp: {
                readonly id: string;
                readonly name: string;
            };
            readonly timeout: number;
            readonly user: {
                readonly displayName: string;
                readonly id: string;
                readonly name: string;
            };
        };
        readonly PasskeyDescriptor: {
            readonly id: string;
            readonly transports?: readonly string[];
            /** @enum {string} */
            readonly type: "public-key";
        };
        /** @description Options for `navigator.credentials.get`. */
        readonly PasskeyRequestOptions: {
            readonly allowCredentials: readonly components["schemas"]["PasskeyDescriptor"][];
            readonly challenge: string;
            readonly rpId: string;
            readonly timeout: number;
            /** @enum {string} */
            readonly userVerification: "preferred";
        };
        /** @enum {string} */
        readonly PayPeriod: "month" | "hour" | "year";
        /**
         * @description A level of the pay matrix of the 7th Central Pay Commission.
         * @enum {string}
         */
        readonly PayScale: "level-1" | "level-2" | "level-3" | "level-4" | "level-5" | "level-6" | "level-7" | "level-8" | "level-9" | "level-10" | "level-11" | "level-12";
        /**
         * @description The permissions of a user. `x-permissions` maps the names used by `x-access` and the pages
         *     to numbers. Every user has 4 and 5, which are not used yet.
         */
        readonly Permission: number;
        readonly PermissionChange: {
            readonly after: components["schemas"]["PermissionSet"];
            readonly before: components["schemas"]["PermissionSet"];
            /** Format: date-time */
            readonly decided_at: string | null;
            readonly decided_by: components["schemas"]["Person"] | null;
            readonly decision_note: string | null;
            /** Format: date-time */
            readonly expires_at: string;
            readonly id: components["schemas"]["Id"];
            /** @description Whether the caller may agree or refuse. */
            readonly may_decide: boolean;
            readonly may_withdraw: boolean;
            readonly reason: string;
            /** Format: date-time */
            readonly requested_at: string;
            /** @description Null after the account is deleted. */
            readonly requested_by: components["schemas"]["Person"] | null;
            readonly state: components["schemas"]["PermissionChangeState"];
            readonly user: components["schemas"]["Person"];
        };
        readonly PermissionChangeList: {
            readonly data: readonly components["schemas"]["PermissionChange"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        /** @enum {string} */
        readonly PermissionChangeState: "pending" | "approved" | "refused" | "withdrawn" | "expired";
        readonly PermissionSet: {
            readonly is_admin: boolean;
            readonly permissions: readonly components["schemas"]["Permission"][];
        };
        readonly Person: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
        };
        readonly Place: {
            /** @description District and state. */
            readonly detail: string;
            /** @description Whether the point stands for a larger area. No distances are measured from it. */
            readonly is_approximate: boolean;
            readonly lat: number;
            readonly lng: number;
            readonly name: string;
            readonly pincode: string | null;
            readonly slug: string;
            /** @enum {string} */
            readonly type: "town" | "locality" | "post_office" | "pincode";
        };
        readonly PlaceChoice: {
            /** @description Whether the point is the listing’s own: set with the pin, by GPS, or from a precise Google place. Without it, a point is exact unless it is that of the chosen place. */
            readonly is_exact?: boolean;
            readonly lat: components["schemas"]["IndianLatitude"];
            readonly location: components["schemas"]["Location"];
            readonly long: components["schemas"]["IndianLongitude"];
            /**
             * Format: slug
             * @description The slug of the chosen place, from `/places/autocomplete`.
             */
            readonly place?: string;
        };
        readonly PointDescription: {
            readonly city: string | null;
            readonly district: string | null;
            /** @description The nearest named place within 3 km. */
            readonly locality: string | null;
            /** @description The parts joined, such as `Indiranagar, Bengaluru, Karnataka, India`; null outside India. */
            readonly location: string | null;
            readonly pincode: string | null;
            readonly state: string | null;
        };
        /** @description 1: not shown, 2: partly, 3: meets the need, 4: exceeds it. */
        readonly Points: number;
        readonly PopularSearches: {
            readonly searches: readonly components["schemas"]["SuggestedSearch"][];
        };
        readonly PostingListing: {
            readonly city: string | null;
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "school" | "store";
            /** @description The place of its jobs. */
            readonly location: string;
            readonly name: string;
            /**
             * @description Why it may not post jobs: parents do not see it, or it was neither claimed nor is it older
             *     than 14 days and approved once.
             * @enum {string|null}
             */
            readonly refused_why: "not_visible" | "not_reviewed" | null;
            /** @description How many of its jobs have been live; the first three are reviewed. */
            readonly reviewed_jobs: number;
            readonly state: string | null;
        };
        readonly Price: {
            /** @description Rupees. */
            readonly price: number | null;
            readonly price_unit: components["schemas"]["PriceUnit"];
        };
        readonly PriceHistogram: {
            /** @description Products by price from 0 to 50 thousand rupees; the last bar includes everything above. */
            readonly counts: readonly number[];
            /** @description Width of one bar, in thousands of rupees. */
            readonly step: number;
        };
        /** @enum {string} */
        readonly PriceUnit: "month" | "session" | "course" | "camp";
        readonly Product: {
            /** @description Whether somebody works for the listing and could answer. */
            readonly accepts_enquiries: boolean;
            readonly age_max: number | null;
            readonly age_min: number | null;
            /** @description Batches that have not ended, earliest first. */
            readonly batches: readonly components["schemas"]["Batch"][];
            readonly city: string | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            readonly files: readonly string[];
            readonly filters_values: readonly components["schemas"]["Filter"][];
            readonly id: components["schemas"]["Id"];
            readonly images: readonly components["schemas"]["Image"][];
            /** @description Present and true while no moderator has reviewed it. */
            readonly is_unreviewed?: boolean;
            readonly kind: components["schemas"]["ProductKind"];
            readonly lat: number | null;
            readonly lng: number | null;
            /** @enum {string} */
            readonly mode: "online" | "centre" | "home";
            readonly name: string;
            readonly price: number | null;
            readonly price_unit: components["schemas"]["PriceUnit"];
            readonly slug: string;
            readonly state: string | null;
            readonly store: {
                readonly brand_name: string;
                readonly city: string | null;
                readonly email: string | null;
                readonly id: components["schemas"]["Id"];
                readonly image: components["schemas"]["Image"];
                readonly is_verified: boolean;
                readonly mobile: components["schemas"]["MaskedPhone"];
                /** @description The number of active products. */
                readonly n_products: number;
            };
            /** @constant */
            readonly type: "Product";
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @description One field of a product and its new value. */
        readonly ProductChange: components["schemas"]["ProductChangeOfName"] | components["schemas"]["ProductChangeOfKind"] | components["schemas"]["ProductChangeOfMode"] | components["schemas"]["ProductChangeOfDescriptionHtml"] | components["schemas"]["ProductChangeOfFiles"] | components["schemas"]["ProductChangeOfFilterIds"] | components["schemas"]["ProductChangeOfAges"] | components["schemas"]["ProductChangeOfPrice"] | components["schemas"]["ProductChangeOfIsActive"];
        readonly ProductChangeOfAges: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "ages";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["AgeRange"];
        };
        readonly ProductChangeOfDescriptionHtml: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "description_html";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalHtml"];
        };
        readonly ProductChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "files";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["CaptionedFilesJson"];
        };
        readonly ProductChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "filter_ids";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["FilterIdList"];
        };
        readonly ProductChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "is_active";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["TrueOrFalse"];
        };
        readonly ProductChangeOfKind: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "kind";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ProductKind"];
        };
        readonly ProductChangeOfMode: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "mode";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ProductMode"];
        };
        readonly ProductChangeOfName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ListingName"];
        };
        readonly ProductChangeOfPrice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "price";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["Price"];
        };
        readonly ProductEditor: {
            readonly age_max: number | null;
            readonly age_min: number | null;
            /** @description All batches, including ended ones, earliest first. */
            readonly batches: readonly components["schemas"]["Batch"][];
            readonly completeness: components["schemas"]["Completeness"];
            readonly description_html: string | null;
            readonly files: readonly string[];
            readonly filter_ids: readonly components["schemas"]["Id"][];
            /** @description All filters of the product's kind with all their values. */
            readonly filters_values: readonly components["schemas"]["Filter"][];
            readonly id: components["schemas"]["Id"];
            readonly is_active: boolean;
            readonly is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
            readonly kind: components["schemas"]["ProductKind"];
            readonly media: readonly components["schemas"]["Media"][];
            readonly mode: components["schemas"]["ProductMode"];
            readonly name: string;
            readonly price: number | null;
            readonly price_unit: components["schemas"]["PriceUnit"];
            readonly requested_filters: readonly components["schemas"]["RequestedFilter"][];
            readonly revision: number;
            readonly slug: string;
            readonly store: {
                readonly brand_name: string;
                readonly id: components["schemas"]["Id"];
                readonly is_active: boolean;
            };
            readonly summary: components["schemas"]["ProductSummary"];
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @enum {string} */
        readonly ProductKind: "tuition" | "activity" | "camp" | "workshop";
        readonly ProductList: {
            /**
             * @description Matching products of stores somewhere in the district; null if there are none. The counts
             *     leave them out, unless no other product matches.
             */
            readonly approximate: components["schemas"]["ApproximatePlaces"] | null;
            readonly data: readonly components["schemas"]["ProductSummary"][];
            /** @description All seven days, from Monday. */
            readonly days: readonly {
                /** @description The number of results with this day and all other filters. */
                readonly count: number;
                readonly day: components["schemas"]["Weekday"];
            }[];
            /** @description The filters of the kind; without a kind, those of the kinds that `filter_ids` belong to. */
            readonly facets: readonly components["schemas"]["Facet"][];
            /**
             * @description The number of products of each kind, ignoring the kind and filter values; all four
             *     kinds.
             */
            readonly kinds: readonly {
                readonly count: number;
                readonly kind: components["schemas"]["ProductKind"];
            }[];
            readonly page: number;
            readonly per_page: number;
            readonly place: components["schemas"]["Place"] | null;
            /** @description The units that results are priced in, with `price_min` and `price_max` ignored. */
            readonly price_units: readonly {
                readonly count: number;
                readonly unit: components["schemas"]["PriceUnit"];
            }[];
            readonly prices: components["schemas"]["PriceHistogram"] | null;
            /** @description Kilometres; null without a location. */
            readonly radius: number | null;
            /** @description Without the products that `approximate` counts. */
            readonly total: number;
            /** @description The last page. */
            readonly totalPages: number;
        };
        /** @enum {string} */
        readonly ProductMode: "online" | "centre" | "home";
        readonly ProductSuggestion: {
            /** @description Kind and place, such as Tuition, Indiranagar. */
            readonly detail: string;
            readonly files: readonly string[];
            readonly image: string;
            readonly name: string;
            readonly slug: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Product";
        };
        readonly ProductSummary: {
            readonly age_max: number | null;
            readonly age_min: number | null;
            readonly city: string | null;
            /** @description Weekdays on which the batch meets, in order. */
            readonly days: readonly components["schemas"]["Weekday"][];
            /**
             * @description Kilometres from the requested location; null if taught online, or if the exact place or the
             *     location is not known.
             */
            readonly distance_km: number | null;
            readonly files: readonly string[];
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            /** @description Whether only the town or district of the store is known. */
            readonly is_place_approximate: boolean;
            readonly kind: components["schemas"]["ProductKind"];
            /** @enum {string} */
            readonly mode: "online" | "centre" | "home";
            /**
             * @description Batches that have not ended; in a list with `days`, `from` or `to`, only matching
             *     batches. The four fields after this one describe one of them: one with free seats
             *     before a full one, then one that has not started, then the earliest.
             */
            readonly n_batches: number;
            readonly name: string;
            /** @description Rupees. */
            readonly price: number | null;
            readonly price_unit: components["schemas"]["PriceUnit"];
            /** @description Places in the batch. */
            readonly seats: number | null;
            /** @description Free places in the batch. */
            readonly seats_left: number | null;
            readonly slug: string;
            /**
             * Format: date
             * @description When the batch starts; null if it has started.
             */
            readonly starts_on: string | null;
            readonly state: string | null;
            readonly store_id: components["schemas"]["Id"];
            readonly store_name: string;
            /** @constant */
            readonly type: "Product";
        };
        /** @enum {string} */
        readonly ReasonCode: "wrong_facts" | "contact_details" | "ranking_without_source" | "wording" | "misleading_name" | "advertising" | "duplicate" | "not_genuine" | "copied" | "wrong_place" | "personal_data" | "abuse" | "unlawful" | "closed" | "not_verified" | "evidence_missing" | "other";
        readonly RejectedField: {
            /** Format: text */
            readonly field: string;
            readonly reason_code: components["schemas"]["ReasonCode"];
        };
        readonly RelaxedSearch: {
            /** @description Kilometres within which nothing matches; null for a state or district. */
            readonly asked_radius: number | null;
            /** @description The conditions that no school states, but that names say. */
            readonly by_name: readonly components["schemas"]["UnderstoodPart"][];
            /** @description The conditions that were left out. */
            readonly dropped: readonly components["schemas"]["UnderstoodPart"][];
            /**
             * @description Whether the schools were found by the name or PIN code of the place, because they have no
             *     coordinates.
             */
            readonly is_by_place_name: boolean;
            /** @description Kilometres that were searched instead; null if the radius was kept. */
            readonly radius: number | null;
        };
        readonly ReplyTemplate: {
            readonly id: components["schemas"]["Id"];
            /** @description May contain {parent_name}, {child_name}, {class}, {listing} and {my_name}. */
            readonly text: string;
            readonly title: string;
        };
        readonly ReportList: {
            readonly data: readonly {
                /** Format: date-time */
                readonly at: string;
                /** Format: date-time */
                readonly decided_at: string | null;
                readonly id: components["schemas"]["Id"];
                readonly kind: components["schemas"]["ModerationSubjectKind"];
                readonly name: string;
                readonly path: string | null;
                readonly reason: components["schemas"]["ReportReason"];
                readonly reference: string;
                /**
                 * @description `kept`: nothing was changed. `acted`: something was.
                 * @enum {string}
                 */
                readonly status: "open" | "kept" | "acted";
                readonly text: string | null;
            }[];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        /** @enum {string} */
        readonly ReportReason: "wrong_facts" | "closed" | "not_genuine" | "duplicate" | "advertising" | "copied" | "abuse" | "personal_data" | "child_safety" | "unlawful" | "other";
        readonly ReportReceipt: {
            readonly reference: string;
        };
        readonly ReportRequest: {
            /** @description Of a visitor who wants to hear what was decided. */
            readonly email?: string;
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "school" | "store" | "product" | "job" | "blog" | "video";
            readonly reason: components["schemas"]["ReportReason"];
            /** @description Required for the reason `other`. */
            readonly text?: string;
            /**
             * Format: text
             * @description Must be empty; a field that people do not see.
             */
            readonly website?: string;
        };
        /** @description A requested filter value that awaits an admin's decision. */
        readonly RequestedFilter: {
            readonly category: string;
            readonly section: string;
            readonly value: string;
        };
        /**
         * Format: uuid
         * @description A key generated by the client, so that a repeated request creates nothing twice.
         */
        readonly RequestKey: string;
        /**
         * Format: display-line
         * @description One line of text; must not be empty.
         */
        readonly RequiredLine: string;
        readonly RevealedContact: {
            readonly phone: string;
            /** @description Texts of the parent that were masked, by the id of their timeline entry. */
            readonly texts: readonly {
                readonly id: string;
                readonly text: string;
            }[];
        };
        /** @description The revision that the change is based on. */
        readonly Revision: number;
        /** @description What happened to a proposal to pass a general enquiry on. */
        readonly RouteChange: {
            /** @enum {string} */
            readonly change: "asked" | "accepted" | "declined";
            /** @description The school or store. */
            readonly name: string;
        };
        readonly School: {
            /** @description Whether the school has an owner, who could answer. Without one, it can be claimed. */
            readonly accepts_enquiries: boolean;
            readonly address: string;
            readonly admission_dates: readonly components["schemas"]["AdmissionDate"][];
            readonly age_max: number | null;
            readonly age_min: number | null;
            /** @description The state, district and city of the school that have area pages, widest first. */
            readonly areas: readonly {
                /** @enum {string} */
                readonly kind: "state" | "district" | "city";
                readonly name: string;
                /** @description The slug of the district or city; null for the state. */
                readonly slug: components["schemas"]["AreaSlug"] | null;
                readonly state: components["schemas"]["AreaSlug"];
            }[];
            readonly availability: components["schemas"]["Availability"] | null;
            readonly boards: readonly string[];
            readonly city: string | null;
            readonly contact_email: string | null;
            readonly contact_name: string | null;
            readonly contact_phone: components["schemas"]["MaskedPhone"];
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            readonly district: string | null;
            /** Format: date */
            readonly established_on: string | null;
            readonly facts: readonly components["schemas"]["Fact"][];
            readonly fee_max: number | null;
            readonly fee_min: number | null;
            readonly fees: components["schemas"]["FeeSheet"] | null;
            readonly files: readonly string[];
            readonly filters_values: readonly components["schemas"]["KnownFilter"][];
            /** @description Lowest first-year total of a class, with the admission fee, in rupees. */
            readonly first_year_min: number | null;
            readonly id: components["schemas"]["Id"];
            /** @description Cover first; a placeholder image if the school has no photo. */
            readonly images: readonly components["schemas"]["Image"][];
            readonly is_online: boolean;
            readonly is_place_approximate: boolean;
            readonly is_recognition_checked: boolean;
            /** @description Present and true while no moderator has reviewed it. */
            readonly is_unreviewed?: boolean;
            readonly lat: number | null;
            readonly lng: number | null;
            readonly n_classrooms: number | null;
            readonly n_students: number | null;
            readonly name: string;
            readonly pincode: string | null;
            /** @description The `place` slug of the school's town, if the gazetteer has it. */
            readonly place_slug: string | null;
            readonly seats_total: number | null;
            readonly similar: readonly components["schemas"]["SchoolSummary"][];
            readonly slug: string;
            /** @description The source of the listing. */
            readonly source: string;
            readonly state: string | null;
            /** @constant */
            readonly type: "School";
            /** Format: date-time */
            readonly updated_at: string;
            readonly videos: readonly components["schemas"]["VideoFile"][];
            /** @description An http or https URL. */
            readonly website: string | null;
        };
        /** @description When forms open and close, and the other days of admissions. */
        readonly SchoolAdmissions: {
            /** Format: date */
            readonly closes_on: string | null;
            readonly dates: readonly {
                /** Format: date */
                readonly from: string;
                /** @description Whether this is a deadline. */
                readonly is_key: boolean;
                /** Format: display-name */
                readonly label: string;
                /** Format: date */
                readonly to: string | null;
            }[];
            /** Format: date */
            readonly opens_on: string | null;
        };
        /** @description Ages at admission, in years. */
        readonly SchoolAges: {
            readonly age_max: number | null;
            readonly age_min: number | null;
        };
        readonly SchoolArea: {
            /** @description The requested board. */
            readonly board: components["schemas"]["AreaName"] | null;
            /** @description Boards of all schools in the area. */
            readonly boards: readonly {
                readonly name: string;
                readonly slug: components["schemas"]["AreaSlug"];
                readonly total: number;
            }[];
            /** @description Lowest first-year fees of the schools that provide them, in rupees. */
            readonly fees: {
                readonly highest: number;
                /** @description The number of schools that provide fees. */
                readonly known: number;
                readonly lowest: number;
                /** @description The median: half of the schools cost at most this. */
                readonly middle: number;
            } | null;
            readonly kind: components["schemas"]["AreaKind"];
            readonly links: readonly components["schemas"]["AreaLink"][];
            readonly name: string;
            /** @description The founding year of the oldest school. */
            readonly oldest: number | null;
            readonly page: number;
            readonly per_page: number;
            /** @description The `place` slug of a city, if the gazetteer has it. */
            readonly place_slug: string | null;
            /** @description The number of schools with verified recognition. */
            readonly recognition_checked: number;
            /** @description One page of schools, best known first. */
            readonly schools: readonly components["schemas"]["SchoolSummary"][];
            /** @description The slug of the district or city; null for a state or India. */
            readonly slug: components["schemas"]["AreaSlug"] | null;
            /** @description The slug of the state; null for India. */
            readonly state: components["schemas"]["AreaName"] | null;
            /** @description The number of schools, of the board if one is given. */
            readonly total: number;
            /** @description The last page, at most 50. */
            readonly totalPages: number;
            /** @description School types, such as Co-educational. */
            readonly types: readonly {
                readonly name: string;
                readonly total: number;
            }[];
        };
        /** @description One field of a school and its new value. */
        readonly SchoolChange: components["schemas"]["SchoolChangeOfName"] | components["schemas"]["SchoolChangeOfSlug"] | components["schemas"]["SchoolChangeOfEstablishedOn"] | components["schemas"]["SchoolChangeOfIsOnline"] | components["schemas"]["SchoolChangeOfLocation"] | components["schemas"]["SchoolChangeOfAddress"] | components["schemas"]["SchoolChangeOfContactName"] | components["schemas"]["SchoolChangeOfContactEmail"] | components["schemas"]["SchoolChangeOfContactPhone"] | components["schemas"]["SchoolChangeOfNStudents"] | components["schemas"]["SchoolChangeOfNClassrooms"] | components["schemas"]["SchoolChangeOfStudentsPerTeacher"] | components["schemas"]["SchoolChangeOfWebsite"] | components["schemas"]["SchoolChangeOfTimings"] | components["schemas"]["SchoolChangeOfFees"] | components["schemas"]["SchoolChangeOfAges"] | components["schemas"]["SchoolChangeOfSeats"] | components["schemas"]["SchoolChangeOfAdmissions"] | components["schemas"]["SchoolChangeOfDescription"] | components["schemas"]["SchoolChangeOfIsActive"] | components["schemas"]["SchoolChangeOfFilterIds"] | components["schemas"]["SchoolChangeOfFiles"];
        readonly SchoolChangeOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "address";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalAddress"];
        };
        readonly SchoolChangeOfAdmissions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "admissions";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["SchoolAdmissions"];
        };
        readonly SchoolChangeOfAges: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "ages";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["SchoolAges"];
        };
        readonly SchoolChangeOfContactEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "contact_email";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["Email"];
        };
        readonly SchoolChangeOfContactName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "contact_name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalLine"];
        };
        readonly SchoolChangeOfContactPhone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "contact_phone";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ListingPhone"];
        };
        readonly SchoolChangeOfDescription: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "description";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalHtml"];
        };
        readonly SchoolChangeOfEstablishedOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "established_on";
            readonly revision?: components["schemas"]["Revision"];
            /**
             * Format: date
             * @description Year-month-day, not in the future.
             */
            readonly value: string | null;
        };
        readonly SchoolChangeOfFees: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "fees";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["SchoolFees"] | null;
        };
        readonly SchoolChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "files";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["CaptionedFilesJson"];
        };
        readonly SchoolChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "filter_ids";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["FilterIdList"];
        };
        readonly SchoolChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "is_active";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["TrueOrFalse"];
        };
        readonly SchoolChangeOfIsOnline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "is_online";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["TrueOrFalse"];
        };
        readonly SchoolChangeOfLocation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "location";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["PlaceChoice"] | components["schemas"]["Location"];
        };
        readonly SchoolChangeOfName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ListingName"];
        };
        readonly SchoolChangeOfNClassrooms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "n_classrooms";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: number | null;
        };
        readonly SchoolChangeOfNStudents: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "n_students";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: number | null;
        };
        readonly SchoolChangeOfSeats: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "seats";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["SchoolSeats"];
        };
        readonly SchoolChangeOfSlug: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "slug";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ListingSlug"];
        };
        readonly SchoolChangeOfStudentsPerTeacher: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "students_per_teacher";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: number | null;
        };
        readonly SchoolChangeOfTimings: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "timings";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["SchoolTimings"] | null;
        };
        readonly SchoolChangeOfWebsite: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "website";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["Website"];
        };
        readonly SchoolClaim: {
            /** Format: date-time */
            readonly at: string;
            readonly by: components["schemas"]["ModerationPerson"] | null;
            readonly email: string;
            readonly id: components["schemas"]["Id"];
            /** @description Whether the email is of the domain of the school's website or email in the register. */
            readonly is_official_domain: boolean;
            /** @description Schools that the person has asked for. */
            readonly open_claims: number;
            readonly phone: string;
            readonly role: components["schemas"]["SchoolRole"];
            readonly text: string;
        };
        readonly SchoolClaimReceipt: {
            readonly reference: string;
        };
        readonly SchoolClaimRequest: {
            /**
             * Format: email
             * @description The official email of the school.
             */
            readonly email: string;
            /**
             * @description That the school has authorised the caller.
             * @constant
             */
            readonly is_authorised: true;
            /** Format: phone */
            readonly phone: string;
            readonly role: components["schemas"]["SchoolRole"];
            /**
             * Format: display-text
             * @description How the caller is connected with the school.
             */
            readonly text: string;
        };
        readonly SchoolCluster: {
            /** @description The bounds of the cluster's schools, in degrees: south, west, north, east. */
            readonly bounds: readonly number[];
            readonly count: number;
            /** @description The centre of the cluster's schools, in degrees. */
            readonly lat: number;
            readonly lng: number;
            /**
             * @description The schools of the cluster, best known first, if there are at most five and the zoom is
             *     high enough to tell them apart; otherwise empty.
             */
            readonly schools: readonly {
                /** @description Lowest yearly cost of a class (tuition, transport and books), in rupees. */
                readonly fee_min: number | null;
                readonly name: string;
                readonly slug: string;
            }[];
        };
        readonly SchoolComparison: {
            /**
             * @description The place from which distances are measured; null if none was requested or it is
             *     unknown.
             */
            readonly place: components["schemas"]["Place"] | null;
            /** @description In the requested order. */
            readonly schools: readonly components["schemas"]["ComparedSchool"][];
            /** @description Slugs that match no active school. */
            readonly unknown: readonly string[];
        };
        readonly SchoolEditor: {
            readonly address: string | null;
            readonly admissions: components["schemas"]["SchoolAdmissions"];
            readonly ages: components["schemas"]["SchoolAges"];
            readonly completeness: components["schemas"]["Completeness"];
            readonly contact_email: string | null;
            readonly contact_name: string | null;
            readonly contact_phone: string | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            /** Format: date */
            readonly established_on: string | null;
            readonly fees: components["schemas"]["SchoolFees"] | null;
            readonly files: readonly string[];
            /** @description The selected values. */
            readonly filter_ids: readonly components["schemas"]["Id"][];
            /** @description All school filters with all their values. */
            readonly filters_values: readonly components["schemas"]["Filter"][];
            readonly id: components["schemas"]["Id"];
            readonly is_active: boolean;
            readonly is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
            readonly is_online: boolean;
            readonly lat: number | null;
            readonly location: string | null;
            readonly long: number | null;
            readonly media: readonly components["schemas"]["Media"][];
            readonly n_classrooms: number | null;
            readonly n_students: number | null;
            readonly name: string;
            readonly requested_filters: readonly components["schemas"]["RequestedFilter"][];
            readonly revision: number;
            readonly seats: components["schemas"]["SchoolSeats"];
            readonly slug: string;
            readonly students_per_teacher: number | null;
            readonly summary: components["schemas"]["SchoolSummary"];
            readonly timings: components["schemas"]["SchoolTimings"] | null;
            /** Format: date-time */
            readonly updated_at: string;
            readonly website: string | null;
        };
        readonly SchoolEnquiryCount: {
            readonly enquiries_count: number;
        };
        /** @description The fees of one school year by class, in rupees; null if not provided. */
        readonly SchoolFees: {
            readonly rows: readonly {
                readonly admission: components["schemas"]["FeeAmount"];
                readonly books: components["schemas"]["FeeAmount"];
                /** Format: display-name */
                readonly classes: string;
                readonly transport: components["schemas"]["FeeAmount"];
                readonly tuition: components["schemas"]["FeeAmount"];
            }[];
            /**
             * Format: school-year
             * @example 2027–28
             */
            readonly year: string;
        };
        readonly SchoolList: {
            readonly ages: readonly {
                readonly band: components["schemas"]["AgeBand"];
                readonly count: number;
            }[];
            /**
             * @description Matching schools somewhere in the district; null if there are none. The counts leave them
             *     out, unless no other school matches.
             */
            readonly approximate: components["schemas"]["ApproximatePlaces"] | null;
            readonly data: readonly components["schemas"]["SchoolSummary"][];
            readonly facets: readonly components["schemas"]["Facet"][];
            readonly fees: components["schemas"]["FeeHistogram"] | null;
            readonly is_total_exact: boolean;
            readonly page: number;
            readonly per_page: number;
            readonly place: components["schemas"]["Place"] | null;
            /** @description Kilometres; null without a location. */
            readonly radius: number | null;
            /** @description Without the schools that `approximate` counts. */
            readonly total: number;
            /** @description The last page. */
            readonly totalPages: number;
        };
        readonly SchoolMap: {
            /** @description The centre of the search circle; null for the whole country. */
            readonly center: {
                readonly lat: number;
                readonly lng: number;
            } | null;
            readonly clusters: readonly components["schemas"]["SchoolCluster"][];
            /** @description The radius of the circle, in kilometres. */
            readonly radius: number | null;
        };
        /** @enum {string} */
        readonly SchoolRole: "principal" | "owner" | "trustee" | "administrator" | "teacher" | "other";
        readonly SchoolsAndStores: {
            readonly limits: components["schemas"]["ListingLimits"];
            readonly schools: readonly {
                readonly completeness: components["schemas"]["Completeness"];
                readonly id: components["schemas"]["Id"];
                readonly image: components["schemas"]["Image"];
                readonly is_active: boolean;
                readonly is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
                /** @description Whether the school is in an imported register. */
                readonly is_registered: boolean;
                readonly location: string | null;
                readonly name: string;
                readonly role: components["schemas"]["ListingRole"];
                readonly slug: string;
            }[];
            readonly stores: readonly {
                readonly city: string | null;
                readonly completeness: components["schemas"]["Completeness"];
                readonly id: components["schemas"]["Id"];
                readonly image: components["schemas"]["Image"];
                readonly is_active: boolean;
                readonly is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
                /** @description Active or not. */
                readonly n_products: number;
                readonly name: string;
                readonly role: components["schemas"]["ListingRole"];
            }[];
        };
        /** @description Seats for new students. */
        readonly SchoolSeats: {
            readonly left: number | null;
            readonly total: number | null;
        };
        readonly SchoolSuggestion: {
            /** @description Place or address in one line. */
            readonly address: string;
            readonly files: readonly string[];
            /** @description A small square image. */
            readonly image: string;
            readonly name: string;
            readonly slug: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "School";
        };
        readonly SchoolSummary: {
            /** @description The address, or the place name if there is no address. */
            readonly address: string;
            /** @description Years. */
            readonly age_max: number | null;
            /** @description Years. */
            readonly age_min: number | null;
            readonly availability: components["schemas"]["Availability"] | null;
            readonly boards: readonly string[];
            readonly city: string | null;
            /**
             * @description Kilometres from the requested location; null if the exact place or the location is not
             *     known.
             */
            readonly distance_km: number | null;
            readonly district: string | null;
            /** @description Highest yearly cost, in rupees. */
            readonly fee_max: number | null;
            /** @description Lowest yearly cost of a class (tuition, transport and books), in rupees. */
            readonly fee_min: number | null;
            /** @description URLs of the school's media, cover first. */
            readonly files: readonly string[];
            /** @description Lowest first-year total of a class, with the admission fee, in rupees. */
            readonly first_year_min: number | null;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_online: boolean;
            /**
             * @description Whether only the PIN code, town or district is known, or the recorded coordinates
             *     contradict them.
             */
            readonly is_place_approximate: boolean;
            readonly is_recognition_checked: boolean;
            /** @description Null if the exact place is not known. */
            readonly lat: number | null;
            readonly lng: number | null;
            readonly name: string;
            readonly slug: string;
            readonly state: string | null;
            /** @constant */
            readonly type: "School";
        };
        /** @description When the school day starts and ends. */
        readonly SchoolTimings: {
            /** Format: time-of-day */
            readonly ends_at: string;
            /** Format: time-of-day */
            readonly starts_at: string;
        };
        readonly SearchCount: {
            /** @description False if there may be more. */
            readonly is_exact: boolean;
            readonly value: number;
        };
        /** Format: text */
        readonly SearchKey: string;
        /**
         * @description What a query asks for, in parts, from which a client builds a sentence in its language, such
         *     as "CBSE schools in Kochi".
         */
        readonly SearchMeaning: {
            /** @enum {string} */
            readonly list: "schools" | "products" | "jobs";
            /** @description The conditions that were understood, the place last. */
            readonly parts: readonly components["schemas"]["UnderstoodPart"][];
            /** @description The only kind of products that is meant; null for several and for other lists. */
            readonly product_kind: components["schemas"]["ProductKind"] | null;
        };
        readonly SearchNear: {
            /** @description District and state; empty if unknown. */
            readonly detail: string;
            /** @description Whether only its rough location is known, so that the results have no distances. */
            readonly is_approximate: boolean;
            /** @description Whether there is such a place in India. */
            readonly is_known: boolean;
            /**
             * @description Whether no record has the words within the radius, so that results from further away are
             *     shown. A list states its own radius in `understood.relaxed`.
             */
            readonly is_widened: boolean;
            /** @description The name of the place; the text sent if it is unknown or a point. */
            readonly name: string;
            /** @description The kilometres asked for, as far as they apply; null for no limit. */
            readonly radius: number | null;
        };
        readonly SearchQueries: {
            readonly days: number;
            readonly without_click: readonly {
                /** @description Searches after which a result was opened. */
                readonly clicks: number;
                /** @description The normalised words. */
                readonly query: string;
                /** @description Searches with results. */
                readonly searches: number;
            }[];
            readonly without_results: readonly {
                /** @description Searches without any result. */
                readonly empty: number;
                /** @description The normalised words. */
                readonly query: string;
                /** @description Searches for which a condition was relaxed. */
                readonly relaxed: number;
            }[];
        };
        readonly SearchResult: {
            readonly counts: {
                readonly jobs: components["schemas"]["SearchCount"];
                readonly products: components["schemas"]["SearchCount"];
                readonly schools: components["schemas"]["SearchCount"];
                readonly stores: components["schemas"]["SearchCount"];
            };
            /** @description A spelling that finds more results, if the query finds few. */
            readonly did_you_mean: string | null;
            readonly jobs: readonly components["schemas"]["JobSuggestion"][];
            /** @description The place of the request; null without one, or if the query names a place itself. */
            readonly near: components["schemas"]["SearchNear"] | null;
            readonly page: number;
            readonly per_page: number;
            readonly products: readonly components["schemas"]["ProductSummary"][];
            /** @description The query, trimmed. */
            readonly query: string;
            readonly schools: readonly components["schemas"]["SchoolSummary"][];
            readonly stores: readonly components["schemas"]["StoreSuggestion"][];
            /** @description Pages of the requested kind; 1 for `all`. */
            readonly totalPages: number;
            /** @description The list that the query asks for; null if its words were searched in names. */
            readonly understood: components["schemas"]["UnderstoodSearch"] | null;
        };
        readonly SearchSuggestions: {
            readonly names: readonly components["schemas"]["Suggestion"][];
            readonly places: readonly components["schemas"]["SuggestedPlace"][];
            /** @description The search that the text asks for; null if it is only a name. */
            readonly understood: components["schemas"]["SuggestedSearch"] | null;
        };
        readonly SecondFactor: {
            /** Format: date-time */
            readonly authenticator_since: string | null;
            /** @description False where the site is opened by an IP address. */
            readonly can_add_passkeys: boolean;
            /** @description Whether the caller must have a second factor. */
            readonly is_required: boolean;
            readonly passkeys: readonly {
                /** Format: date-time */
                readonly created_at: string;
                readonly id: components["schemas"]["Id"];
                /** Format: date-time */
                readonly last_used_at: string | null;
                readonly name: string;
            }[];
            readonly recovery_codes_left: number;
        };
        /** @enum {string} */
        readonly SecondFactorMethod: "totp" | "passkey" | "recovery_code";
        readonly SecondFactorProof: {
            /** Format: token */
            readonly challenge: string;
            /** @description The code of the app, or a recovery code. */
            readonly code?: string;
            readonly credential?: components["schemas"]["PasskeyAssertion"];
            readonly method: components["schemas"]["SecondFactorMethod"];
        };
        readonly SecondStep: {
            /** @description Works once and expires after ten minutes. */
            readonly challenge: string;
            readonly methods: readonly components["schemas"]["SecondFactorMethod"][];
            /** @description A sentence for the user. */
            readonly msg: string;
            readonly passkey_options: components["schemas"]["PasskeyRequestOptions"] | null;
            /** @description The HTTP status. */
            readonly status: number;
        };
        /**
         * @default schools
         * @enum {string}
         */
        readonly Section: "schools" | "tuitions" | "activities" | "camps" | "workshops";
        /**
         * @description The state of an enquiry as its sender reads it.
         * @enum {string}
         */
        readonly SenderEnquiryState: "unconfirmed" | "sent" | "seen" | "answered" | "visit" | "applied" | "enrolled" | "closed" | "not_valid" | "withdrawn";
        /** @enum {string} */
        readonly SentApplicationState: "submitted" | "shortlisted" | "interviewing" | "offered" | "hired" | "declined" | "not_taken" | "withdrawn";
        readonly SentEnquiries: {
            readonly enquiries: readonly {
                /** @description For `x-enquiry-token`; only in the response to a confirmation. */
                readonly access_token: string | null;
                readonly id: components["schemas"]["EnquiryId"];
                /** @description The name of the school, store or product. */
                readonly name: string;
                readonly reference: components["schemas"]["EnquiryReference"];
                /**
                 * Format: date-time
                 * @description When the first reply is due; null before the confirmation.
                 */
                readonly reply_by: string | null;
            }[];
            /** @enum {string} */
            readonly outcome: "sent" | "confirm";
        };
        readonly ServiceEnquiryCount: {
            readonly total_enquiry_count: number;
        };
        readonly Session: {
            /** Format: date-time */
            readonly created_at: string;
            /** @description Such as "Chrome on Android". */
            readonly device: string;
            /** Format: date-time */
            readonly expires_at: string;
            readonly id: components["schemas"]["Id"];
            readonly is_current: boolean;
            /**
             * Format: date-time
             * @description Accurate to a few minutes.
             */
            readonly last_seen_at: string;
        };
        readonly SiteStatus: {
            /** Format: date-time */
            readonly as_of: string;
            readonly check: components["schemas"]["MetricsCheck"];
            readonly database_bytes: number;
            /** @description Of 30 days, by the day of the decision. */
            readonly decisions: readonly {
                readonly cases: number;
                /** Format: date */
                readonly day: string;
                readonly median_minutes: number;
                readonly ninety_percent_minutes: number;
            }[];
            /** @description Of 30 days, with today. */
            readonly enquiries: readonly {
                /** @description Answered within 24 hours. */
                readonly answered: number;
                /** Format: date */
                readonly day: string;
                readonly sent: number;
            }[];
            /** @description Server errors since midnight in India, the latest first. */
            readonly errors: readonly {
                readonly count: number;
                /** @description The class or code of the error. */
                readonly error: string;
                /** Format: date-time */
                readonly last_at: string;
                /** @description What failed, such as `GET /api/schools/:slug` or a task. */
                readonly source: string;
            }[];
            /** @description The last 5 runs, the latest first. */
            readonly imports: readonly {
                readonly file_name: string;
                /** Format: date-time */
                readonly finished_at: string | null;
                readonly id: components["schemas"]["Id"];
                readonly inserted: number;
                /** @enum {string} */
                readonly kind: "schools" | "places";
                readonly records_done: number;
                readonly rejected: number;
                /** @enum {string} */
                readonly stage: "reading" | "finishing" | "finished";
                /** Format: date-time */
                readonly started_at: string;
                readonly updated: number;
            }[];
            readonly mail: {
                /** @description Failed for good in the last 24 hours. */
                readonly failed: number;
                /** Format: date-time */
                readonly oldest_at: string | null;
                readonly waiting: number;
            };
            readonly queues: readonly {
                readonly ages: {
                    /** @description 1 to 3 days. */
                    readonly d3: number;
                    /** @description Up to 4 hours. */
                    readonly h4: number;
                    /** @description 4 to 24 hours. */
                    readonly h24: number;
                    /** @description Over 3 days. */
                    readonly over: number;
                };
                readonly decided_today: number;
                /** @description From opening to decision, of the last 30 days. */
                readonly median_minutes: number | null;
                /** Format: date-time */
                readonly oldest_at: string | null;
                readonly queue: components["schemas"]["AdminQueue"];
                readonly waiting: number;
            }[];
            /** @description Hours within which a case should be decided. */
            readonly target_hours: number;
            readonly tasks: {
                /** @description Of the last 24 hours. */
                readonly failed: number;
                readonly running: number;
                readonly waiting: number;
            };
            readonly today: {
                readonly decisions: number;
                readonly new_enquiries: number;
                readonly new_users: number;
                readonly undone: number;
            };
        };
        /** Format: slug */
        readonly Slug: string;
        readonly Speaker: {
            readonly name: string;
            /** @description Their role, such as Principal. */
            readonly role: string | null;
        };
        readonly Store: {
            /** @description Whether somebody works for the listing and could answer. */
            readonly accepts_enquiries: boolean;
            readonly address: string | null;
            readonly brand_name: string;
            readonly city: string | null;
            readonly company_name: string | null;
            readonly contact_person: string | null;
            readonly country: string;
            /** @description Cleaned by the server. */
            readonly description_html: string | null;
            readonly email: string | null;
            readonly established_year: number | null;
            readonly files: readonly string[];
            /** @description Its languages and facilities. */
            readonly filters_values: readonly components["schemas"]["Filter"][];
            readonly gst: string | null;
            readonly id: components["schemas"]["Id"];
            readonly images: readonly components["schemas"]["Image"][];
            readonly is_active: boolean;
            /** @description Present and true while no moderator has reviewed it. */
            readonly is_unreviewed?: boolean;
            readonly is_verified: boolean;
            readonly lat: number | null;
            readonly lng: number | null;
            readonly mobile: components["schemas"]["MaskedPhone"];
            readonly opening_times: components["schemas"]["OpeningTimes"] | null;
            readonly products: readonly components["schemas"]["ProductSummary"][];
            /** @description An http or https URL. */
            readonly website: string | null;
        };
        /** @description One field of a store and its new value. */
        readonly StoreChange: components["schemas"]["StoreChangeOfBrandName"] | components["schemas"]["StoreChangeOfContactPerson"] | components["schemas"]["StoreChangeOfEmail"] | components["schemas"]["StoreChangeOfMobile"] | components["schemas"]["StoreChangeOfCity"] | components["schemas"]["StoreChangeOfPlace"] | components["schemas"]["StoreChangeOfCompanyName"] | components["schemas"]["StoreChangeOfAddress"] | components["schemas"]["StoreChangeOfCountry"] | components["schemas"]["StoreChangeOfWebsite"] | components["schemas"]["StoreChangeOfGst"] | components["schemas"]["StoreChangeOfIsActive"] | components["schemas"]["StoreChangeOfDescriptionHtml"] | components["schemas"]["StoreChangeOfFiles"] | components["schemas"]["StoreChangeOfEstablishedYear"] | components["schemas"]["StoreChangeOfOpeningTimes"] | components["schemas"]["StoreChangeOfFilterIds"];
        readonly StoreChangeOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "address";
            readonly revision?: components["schemas"]["Revision"];
            /**
             * Format: address-or-empty
             * @description Several lines of at least 2 characters; null or empty to clear.
             */
            readonly value: string | null;
        };
        readonly StoreChangeOfBrandName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "brand_name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["RequiredLine"];
        };
        readonly StoreChangeOfCity: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "city";
            readonly revision?: components["schemas"]["Revision"];
            /**
             * Format: city-or-empty
             * @description One line of at least 3 characters; must not be empty.
             */
            readonly value: string;
        };
        readonly StoreChangeOfCompanyName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "company_name";
            readonly revision?: components["schemas"]["Revision"];
            /**
             * Format: line-of-2-or-empty
             * @description One line of at least 2 characters; null or empty to clear.
             */
            readonly value: string | null;
        };
        readonly StoreChangeOfContactPerson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "contact_person";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["RequiredLine"];
        };
        readonly StoreChangeOfCountry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "country";
            readonly revision?: components["schemas"]["Revision"];
            /**
             * Format: line-of-2-or-empty
             * @description One line of at least 2 characters; null or empty to clear.
             */
            readonly value: string | null;
        };
        readonly StoreChangeOfDescriptionHtml: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "description_html";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalHtml"];
        };
        readonly StoreChangeOfEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "email";
            readonly revision?: components["schemas"]["Revision"];
            /** @description Must not be empty. */
            readonly value: components["schemas"]["Email"] | string;
        };
        readonly StoreChangeOfEstablishedYear: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "established_year";
            readonly revision?: components["schemas"]["Revision"];
            /** @description A year up to this one. */
            readonly value: number | null;
        };
        readonly StoreChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "files";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["CaptionedFilesJson"];
        };
        /** @description Languages and facilities, as the store's editor offers them. */
        readonly StoreChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "filter_ids";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["FilterIdList"];
        };
        readonly StoreChangeOfGst: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "gst";
            readonly revision?: components["schemas"]["Revision"];
            /**
             * Format: gstin-or-empty
             * @description A GSTIN of 15 characters; null or empty to clear.
             */
            readonly value: string | null;
        };
        readonly StoreChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "is_active";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["TrueOrFalse"];
        };
        readonly StoreChangeOfMobile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "mobile";
            readonly revision?: components["schemas"]["Revision"];
            /**
             * Format: mobile-or-empty
             * @description 4 to 12 digits; must not be empty.
             */
            readonly value: string;
        };
        readonly StoreChangeOfOpeningTimes: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "opening_times";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OpeningTimes"] | null;
        };
        /** @description Sets where the store is, and its city. */
        readonly StoreChangeOfPlace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "place";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["PlaceChoice"];
        };
        readonly StoreChangeOfWebsite: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "website";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["Website"];
        };
        /** @description A stored row. */
        readonly StoredRecord: {
            readonly [key: string]: unknown;
        };
        readonly StoreEditor: {
            readonly address: string | null;
            readonly brand_name: string;
            /** @description Whether the caller may delete the store: its owner and admins. */
            readonly can_delete: boolean;
            readonly city: string | null;
            readonly company_name: string | null;
            readonly completeness: components["schemas"]["Completeness"];
            readonly contact_person: string | null;
            readonly country: string;
            /** @description HTML, cleaned by the server. */
            readonly description_html: string | null;
            readonly email: string | null;
            readonly established_year: number | null;
            readonly files: readonly string[];
            readonly filter_ids: readonly components["schemas"]["Id"][];
            /** @description The filters of languages and facilities, with the values that a store may choose. */
            readonly filters_values: readonly components["schemas"]["Filter"][];
            readonly gst: string | null;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_active: boolean;
            readonly is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
            readonly limits: {
                readonly is_product_limit_exceeded: boolean;
                /** @description The number of products allowed for this store. */
                readonly products: number;
            };
            readonly media: readonly components["schemas"]["Media"][];
            readonly mobile: string | null;
            readonly opening_times: components["schemas"]["OpeningTimes"] | null;
            readonly place: components["schemas"]["StorePlace"] | null;
            /** @description Active or not, newest first. */
            readonly products: readonly {
                /** @description All batches, including ended ones, earliest first. */
                readonly batches: readonly components["schemas"]["Batch"][];
                readonly completeness: components["schemas"]["Completeness"];
                readonly is_active: boolean;
                readonly is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
                readonly summary: components["schemas"]["ProductSummary"];
            }[];
            readonly revision: number;
            /** Format: date-time */
            readonly updated_at: string;
            /** @description An http or https URL. */
            readonly website: string | null;
        };
        /** @description Where a store is. */
        readonly StorePlace: {
            readonly city: string | null;
            readonly district: string | null;
            /** @description Whether the point is the store’s own, not that of a place. */
            readonly is_exact: boolean;
            readonly lat: number;
            /** @description The parts of the place name, joined. */
            readonly location: string;
            readonly long: number;
            readonly pincode: string | null;
            readonly state: string | null;
        };
        readonly StoreSuggestion: {
            readonly address: string;
            readonly id: components["schemas"]["Id"];
            readonly image: string;
            readonly name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Store";
        };
        readonly SuggestedPlace: {
            /** @description District and state. */
            readonly detail: string;
            readonly name: string;
            /** @description The query for the schools of the place. */
            readonly query: string;
        };
        readonly SuggestedSearch: {
            readonly meaning: components["schemas"]["SearchMeaning"];
            /** @description The query that `searchEverything` understands so. */
            readonly query: string;
            /**
             * @description The number of results; null if it was not counted, or if no record states all conditions
             *     and the search has to relax one.
             */
            readonly total: number | null;
        };
        /** @description Identifies a school or product by slug, a job or store by id. */
        readonly Suggestion: components["schemas"]["SchoolSuggestion"] | components["schemas"]["ProductSuggestion"] | components["schemas"]["JobSuggestion"] | components["schemas"]["StoreSuggestion"];
        /** @description The number of records; 10,000 if there are more. */
        readonly TableTotal: number;
        readonly TestEnquirySent: {
            readonly id: components["schemas"]["EnquiryId"];
        };
        /**
         * Format: time-of-day
         * @description Hours and minutes in India.
         */
        readonly TimeOfDay: string;
        readonly TokenSignIn: {
            /** @description A sentence for the user; present only without a session. */
            readonly msg?: string;
            readonly needs_second_factor?: components["schemas"]["NeedsSecondFactor"];
            /** @enum {integer} */
            readonly ok: 1 | 0 | -1;
            /** @description The session token; present only when `ok` is 1. */
            readonly token?: string;
            readonly user?: components["schemas"]["User"];
        };
        /**
         * @description Declared without a type because a boolean type would read null as false.
         * @enum {unknown}
         */
        readonly TrueOrFalse: true | false;
        readonly UnavailableBookmark: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "school" | "product" | "job" | "blog";
            readonly name: string;
            readonly note: string | null;
            /**
             * @description Whether it is not shown at the moment, or was deleted.
             * @enum {string}
             */
            readonly reason: "hidden" | "deleted";
        };
        readonly UnderstoodDays: {
            readonly days: readonly components["schemas"]["Weekday"][];
            /** @enum {string} */
            readonly type: "days";
            readonly without: string;
        };
        readonly UnderstoodFee: {
            /** @description Rupees; a year for schools. */
            readonly max: number | null;
            /** @description Rupees; a year for schools. */
            readonly min: number | null;
            /** @enum {string} */
            readonly type: "fee";
            readonly without: string;
        };
        readonly UnderstoodNumber: {
            /** @enum {string} */
            readonly type: "age" | "class";
            /** @description Years, or the class from 1 to 12. */
            readonly value: number;
            readonly without: string;
        };
        readonly UnderstoodOther: {
            /**
             * @description `here`: near the user. `low_fees`: the lowest fees first.
             * @enum {string}
             */
            readonly type: "here" | "low_fees";
            readonly without: string;
        };
        /** @description One condition of a query, with the query without it (`without`). */
        readonly UnderstoodPart: components["schemas"]["UnderstoodValue"] | components["schemas"]["UnderstoodNumber"] | components["schemas"]["UnderstoodFee"] | components["schemas"]["UnderstoodDays"] | components["schemas"]["UnderstoodPlace"] | components["schemas"]["UnderstoodOther"];
        readonly UnderstoodPlace: {
            /** @description What tells it apart, such as its state; may be empty. */
            readonly detail: string;
            /** @description Whether the query says near. */
            readonly is_near: boolean;
            readonly name: string;
            readonly place_type: components["schemas"]["UnderstoodPlaceType"];
            /** @enum {string} */
            readonly type: "place";
            readonly without: string;
        };
        /** @enum {string} */
        readonly UnderstoodPlaceType: "state" | "district" | "town" | "locality" | "post_office" | "pincode";
        readonly UnderstoodSearch: {
            /** @description Other places of the same name, or that a misspelt name can mean. */
            readonly alternatives: readonly {
                /** @description What tells it apart, such as its state. */
                readonly detail: string;
                readonly name: string;
                readonly place_type: components["schemas"]["UnderstoodPlaceType"];
                readonly query: string;
            }[];
            /** @description Words that were understood but that no filter exists for, such as private. */
            readonly ignored: readonly string[];
            /**
             * @description Whether only the rough location of the place is known, so that the results have no
             *     distances. False for a district or state.
             */
            readonly is_place_approximate: boolean;
            /** @description The path of the landing page for this place and board, if there is one. */
            readonly landing_url: string | null;
            readonly meaning: components["schemas"]["SearchMeaning"];
            /** @description What was relaxed because nothing matches all conditions; null if nothing was. */
            readonly relaxed: components["schemas"]["RelaxedSearch"] | null;
            readonly total: number;
            /**
             * @description The path and query of the list with these filters; null if no list can show it, such as
             *     the schools of a name near a place.
             */
            readonly url: string | null;
        };
        readonly UnderstoodValue: {
            /** @enum {string} */
            readonly type: "facility" | "language" | "level" | "management" | "type" | "board" | "subject" | "name";
            /** @description The name of the filter value; the words of a level or name; `government` for `management`. */
            readonly value: string;
            readonly without: string;
        };
        readonly UndoLine: {
            /** @description The value that returns. */
            readonly back: unknown;
            readonly entity: string;
            readonly entity_id: components["schemas"]["Id"];
            readonly field: string;
            /** @description Whether it stays because it has changed since. */
            readonly is_refused: boolean;
            readonly name: string | null;
            /** @description The value now. */
            readonly now: unknown;
        };
        readonly UndoRequest: {
            readonly is_preview: boolean;
        };
        readonly UndoResult: {
            /** @description The action that undoes it; null for a preview. */
            readonly action_id: number | null;
            /** @description What stayed, then what returned; at most 200. */
            readonly lines: readonly components["schemas"]["UndoLine"][];
            readonly refused: number;
            readonly returning: number;
        };
        readonly User: {
            /** @description The URL of an image. */
            readonly cover_image: string | null;
            readonly email: string;
            readonly firstname: string;
            readonly id: components["schemas"]["Id"];
            readonly is_admin: boolean;
            readonly is_walkthrough_skipped: boolean;
            readonly lastname: string;
            /** @description Permissions of the user, as numbers of `Permission`. */
            readonly permissions: readonly components["schemas"]["Permission"][];
            readonly phone: string | null;
            /** @description The URL of an image. */
            readonly profile_image: string | null;
            /** @description Whether the user owns a school or store. */
            readonly user_has_institute: boolean;
            readonly user_type: components["schemas"]["UserType"];
        };
        readonly UserBlock: {
            readonly reason: string | null;
            readonly reason_code: components["schemas"]["BlockReason"] | null;
            /** Format: date-time */
            readonly since: string;
            /** Format: date-time */
            readonly until: string | null;
        };
        readonly UserDetails: {
            readonly cover_image: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly email: string;
            readonly firstname: string;
            readonly id: components["schemas"]["Id"];
            readonly is_admin: boolean;
            readonly is_blocked: boolean;
            readonly is_email_confirmed: boolean;
            readonly is_walkthrough_skipped: boolean;
            readonly lastname: string;
            readonly permissions: readonly components["schemas"]["Permission"][];
            readonly phone: string | null;
            readonly profile_image: string | null;
            /** @description The number of schools the user owns. */
            readonly schools: number;
            /** @description The number of stores the user owns. */
            readonly stores: number;
            readonly user_has_institute: boolean;
            readonly user_type: components["schemas"]["UserType"];
        };
        readonly UserListing: {
            readonly id: components["schemas"]["Id"];
            readonly is_active: boolean;
            /** @enum {string} */
            readonly kind: "school" | "store";
            readonly moderation: components["schemas"]["ModerationState"];
            readonly name: string;
            /** @enum {string} */
            readonly role: "owner" | "manager" | "counsellor" | "viewer";
            /** @description Null for a store. */
            readonly slug: string | null;
        };
        readonly UserSession: {
            /** Format: date-time */
            readonly created_at: string;
            readonly device: string;
            readonly id: components["schemas"]["Id"];
            /** Format: date-time */
            readonly last_seen_at: string;
        };
        /**
         * @description `edbazaar` for users of EdBazaar, `edjobs` for job seekers of the jobs site.
         * @enum {string}
         */
        readonly UserType: "edbazaar" | "edjobs";
        readonly Video: {
            readonly captions: readonly {
                readonly label: string;
                /** @description BCP 47, such as en. */
                readonly language: string;
                /** @description A WebVTT file. */
                readonly url: string;
            }[];
            readonly contest: components["schemas"]["Contest"] | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            readonly duration_seconds: number;
            /** @description Whether the video has sound. */
            readonly has_sound: boolean;
            readonly id: components["schemas"]["Id"];
            /** @description Present and true while no moderator has reviewed it. */
            readonly is_unreviewed?: boolean;
            readonly kind: components["schemas"]["VideoKind"];
            readonly poster: components["schemas"]["Image"];
            /** Format: date-time */
            readonly published_at: string;
            /** @description The latest other videos of its kind. */
            readonly related: readonly components["schemas"]["VideoSummary"][];
            /** @description The active school of a principal's talk. */
            readonly school: components["schemas"]["SchoolSummary"] | null;
            /** @description The video in several formats; use the first that the browser can play. */
            readonly sources: readonly {
                /** @description MIME type, such as video/mp4. */
                readonly type: string;
                readonly url: string;
            }[];
            readonly speakers: readonly components["schemas"]["Speaker"][];
            readonly summary: string;
            readonly title: string;
            /** @description The full spoken text, in order. */
            readonly transcript: readonly {
                /** @description Seconds from the start. */
                readonly at: number;
                /** @description The speaker; null if unchanged. */
                readonly speaker: string | null;
                readonly text: string;
            }[];
            /** Format: date-time */
            readonly updated_at: string;
            readonly url: string;
        };
        readonly VideoFile: {
            /** @example video/mp4 */
            readonly mime: string;
            readonly url: string;
        };
        /** @enum {string} */
        readonly VideoKind: "discussion" | "contest" | "principal_talk";
        readonly VideoList: {
            readonly data: readonly components["schemas"]["VideoSummary"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            /** @description The last page. */
            readonly totalPages: number;
        };
        readonly VideoSummary: {
            /**
             * Format: date
             * @description The last day to enter a contest.
             */
            readonly closes_on: string | null;
            readonly duration_seconds: number;
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["VideoKind"];
            readonly poster: components["schemas"]["Image"];
            /** Format: date-time */
            readonly published_at: string;
            /** @description The active school of a principal's talk. */
            readonly school_name: string | null;
            readonly speakers: readonly components["schemas"]["Speaker"][];
            /** @description One or two sentences. */
            readonly summary: string;
            readonly title: string;
            /** @description The last part of the page's URL. */
            readonly url: string;
        };
        /**
         * @description Where a visitor came from. `landing`: a page of schools in an area or of a board. `listing`: the
         *     page of another listing. `direct`: the browser names no page.
         * @enum {string}
         */
        readonly ViewSource: "search" | "list" | "map" | "home" | "compare" | "landing" | "listing" | "bookmarks" | "widget" | "other_page" | "direct" | "other_site";
        readonly Visit: {
            /** Format: date-time */
            readonly ends_at: string;
            readonly id: components["schemas"]["Id"];
            readonly slot_id: components["schemas"]["Id"];
            /** Format: date-time */
            readonly starts_at: string;
            readonly state: components["schemas"]["VisitState"];
        };
        readonly VisitChange: {
            /** @enum {string} */
            readonly change: "offered" | "booked" | "moved" | "done" | "no_show" | "cancelled";
            /**
             * Format: date-time
             * @description The time of the visit after the change.
             */
            readonly starts_at: string;
        };
        readonly VisitSlot: {
            /** Format: date-time */
            readonly ends_at: string;
            readonly id: components["schemas"]["Id"];
            readonly seats: number;
            /** Format: date-time */
            readonly starts_at: string;
            /** @description Visits that were not cancelled. */
            readonly taken: number;
        };
        /**
         * @description `offered`: the parent has not answered yet.
         * @enum {string}
         */
        readonly VisitState: "offered" | "confirmed" | "done" | "no_show" | "cancelled";
        /** @enum {string} */
        readonly VisitWish: "weekday_mornings" | "weekday_afternoons" | "saturday_mornings";
        readonly WaitingCounts: {
            readonly data: readonly {
                readonly queue: components["schemas"]["AdminQueue"];
                /** @description Queues in which nothing waits are left out. */
                readonly waiting: number;
            }[];
        };
        /**
         * Format: website
         * @description An http or https URL.
         * @example https://www.example.in
         */
        readonly Website: string | null;
        /** @enum {string} */
        readonly Weekday: "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";
        /**
         * @example {
         *       "version": "1.0.0",
         *       "url": "https://edbazaar.in/widget/1.0.0/edbazaar-search.js",
         *       "integrity": "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC",
         *       "bytes": 12800,
         *       "gzip_bytes": 4900
         *     }
         */
        readonly WidgetRelease: {
            /** @description Size of the script, in bytes. */
            readonly bytes: number;
            /** @description Compressed size of the script, in bytes. */
            readonly gzip_bytes: number;
            /** @description For the `integrity` attribute: sha384 in base64. */
            readonly integrity: string;
            /** @description The absolute URL of this version's script. */
            readonly url: string;
            /** @description Major.minor.patch. */
            readonly version: string;
        };
        /**
         * @example {
         *       "kind": "school",
         *       "name": "Vidya Niketan Public School",
         *       "detail": "Indiranagar, Bengaluru · CBSE · 2.4 km",
         *       "url": "https://edbazaar.in/schools/vidya-niketan-public-school-482913"
         *     }
         */
        readonly WidgetSuggestion: {
            /**
             * @description What it is and where, in one line, in the requested language; for a search its number of
             *     results, or empty.
             */
            readonly detail: string;
            /**
             * @description `search`: what the text asks for, such as "CBSE schools in Kochi".
             * @enum {string}
             */
            readonly kind: "search" | "school" | "tuition" | "activity" | "camp" | "workshop";
            readonly name: string;
            /** @description The absolute URL of the page. */
            readonly url: string;
        };
        readonly WidgetSuggestions: {
            /** @description The absolute URL of the results page for this text and kind. */
            readonly results_url: string;
            readonly suggestions: readonly components["schemas"]["WidgetSuggestion"][];
        };
    };
    responses: {
        /** @description The request is invalid; `errors` names the fields. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "code": "invalid_request",
                 *       "msg": "Please check: radius must be at most 50.",
                 *       "errors": [
                 *         {
                 *           "field": "radius",
                 *           "msg": "must be at most 50"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record already exists, has changed, or a limit is reached. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "conflict",
                 *       "msg": "This email already has an account."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description If the address has an account, an email will be sent. */
        readonly EmailSent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 202,
                 *       "msg": "If this address has an account, we have sent a link to it."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Saved. */
        readonly FieldSaved: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "msg": "Updated",
                 *       "revision": 8,
                 *       "value": "Vidya Niketan Public School"
                 *     }
                 */
                readonly "application/json": {
                    /** @description Present and true if the new value waits for review; `value` is the public one. */
                    readonly is_held?: boolean;
                    readonly msg: string;
                    /** @description The new revision of the record. */
                    readonly revision: number;
                    /** @description The new slug, when a school's name was saved. */
                    readonly slug?: string;
                    readonly status: number;
                    /** @description The field as saved. */
                    readonly value: unknown;
                };
            };
        };
        /** @description The caller may not do this. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "msg": "You do not have permission to do this."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Created. */
        readonly ListingCreated: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 201,
                 *       "msg": "Added",
                 *       "id": 12
                 *     }
                 */
                readonly "application/json": {
                    readonly id: components["schemas"]["Id"];
                    readonly msg: string;
                    readonly status: number;
                };
            };
        };
        /** @description The record does not exist or is not active. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "msg": "There is no school at this address."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has the wrong content type. */
        readonly NotJson: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 415,
                 *       "code": "not_json",
                 *       "msg": "Please send JSON."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        readonly Saved: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "msg": "Updated"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Done. */
        readonly SecondFactorAdded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "msg": "Two-step sign-in is on.",
                 *       "recovery_codes": [
                 *         "7KQ2-M4XH-9PTW-C3RD"
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly msg: string;
                    /** @description Shown only now; empty if the earlier codes stay valid. */
                    readonly recovery_codes: readonly string[];
                    readonly status: number;
                };
            };
        };
        /** @description The second factor must be proved. */
        readonly SecondStepNeeded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 202,
                 *       "msg": "Confirm that it is you.",
                 *       "challenge": "3mJr7AoUXx2Wqd0zq0p6o8rQ1nYQ2u7vK5cT9bHs4kE",
                 *       "methods": [
                 *         "totp",
                 *         "recovery_code"
                 *       ],
                 *       "passkey_options": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["SecondStep"];
            };
        };
        /** @description An unexpected error; the request id is in the `x-request-id` header. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "internal",
                 *       "msg": "Something went wrong. Please try again."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in. */
        readonly SignedIn: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly needs_second_factor?: components["schemas"]["NeedsSecondFactor"];
                    /** @description For the `Authorization: Bearer` header. */
                    readonly token: string;
                    readonly user: components["schemas"]["User"];
                };
            };
        };
        /** @description The file is too large. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 413,
                 *       "code": "too_large",
                 *       "msg": "File size should not be more than 5MB."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` gives the seconds to wait. */
        readonly TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "msg": "Too many searches. Please try again in a minute."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session matches the token, or the password is wrong. */
        readonly Unauthenticated: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "not_signed_in",
                 *       "msg": "Please sign in."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is not available, or the disk is full. */
        readonly Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 503,
                 *       "code": "unavailable",
                 *       "msg": "EdBazaar is busy. Please try again."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Stored. */
        readonly Uploaded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly media: components["schemas"]["Media"];
                    readonly msg: string;
                    readonly status: number;
                    /** @description The URL to list in `files`. */
                    readonly url: string;
                };
            };
        };
    };
    parameters: {
        /**
         * @description Only accounts that may be used, or only blocked ones.
         * @example blocked
         */
        readonly AccountStatusFilter: "open" | "blocked";
        /**
         * @description The id of the action.
         * @example 511
         */
        readonly ActionId: components["schemas"]["Id"];
        /**
         * @description Age bands of the child, in years; alternatives.
         * @example [
         *       "6-11"
         *     ]
         */
        readonly Ages: readonly components["schemas"]["AgeBand"][];
        /**
         * @description The id of the application.
         * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
         */
        readonly ApplicationId: components["schemas"]["ApplicationId"];
        /**
         * @description Whether `lat` and `lng` are only roughly known, as a coarse position of the browser is. The
         *     results then have no distances. Ignored with a place, which knows this itself.
         * @example true
         */
        readonly ApproximatePoint: boolean;
        /**
         * @description Only records that are assigned to the caller, to nobody, or to anybody.
         * @example me
         */
        readonly AssignedFilter: "me" | "nobody" | "anybody";
        /**
         * @description Only this action.
         * @example edited
         */
        readonly AuditActionFilter: components["schemas"]["AuditAction"];
        /**
         * @description The kind of the changed records.
         * @example school
         */
        readonly AuditEntityFilter: components["schemas"]["AuditedEntity"];
        /**
         * @description The id of the changed record. Needs `entity`.
         * @example 12
         */
        readonly AuditEntityIdFilter: components["schemas"]["Id"];
        /**
         * @description Only changes of this field.
         * @example fees
         */
        readonly AuditFieldFilter: string;
        /**
         * @description The first day in India.
         * @example 2026-11-01
         */
        readonly AuditFrom: string;
        /**
         * @description Only what this user did, and what was done to their account.
         * @example 12
         */
        readonly AuditPersonFilter: components["schemas"]["Id"];
        /**
         * @description Only what actors in this role did.
         * @example admin
         */
        readonly AuditRoleFilter: components["schemas"]["ActorRole"];
        /**
         * @description Only what people with these words in their name or email did, and what was done to their accounts.
         * @example Asha
         */
        readonly AuditSearch: string;
        /**
         * @description `-time` lists the newest first.
         * @example -time
         */
        readonly AuditSort: "time" | "-time";
        /**
         * @description The last day in India.
         * @example 2026-11-30
         */
        readonly AuditTo: string;
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -starts
         */
        readonly BatchesSort: "name" | "-name" | "product" | "-product" | "starts" | "-starts" | "seats_left" | "-seats_left";
        /**
         * @description The batch's id.
         * @example 12
         */
        readonly BatchId: components["schemas"]["Id"];
        /**
         * @description Only batches that start later, run today or have ended.
         * @example running
         */
        readonly BatchPhaseFilter: components["schemas"]["BatchPhase"];
        /**
         * @description Only batches with or without free seats.
         * @example full
         */
        readonly BatchSeatsFilter: "free" | "full";
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        readonly BlogsSort: "title" | "-title" | "author" | "-author" | "published" | "-published" | "updated" | "-updated";
        /**
         * @description Only blogs of this topic.
         * @example fees
         */
        readonly BlogTopicFilter: components["schemas"]["BlogTopic"];
        /**
         * @description The id of the moderation case.
         * @example 20417
         */
        readonly CaseId: components["schemas"]["Id"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -received
         */
        readonly ContactMessagesSort: "name" | "-name" | "topic" | "-topic" | "received" | "-received" | "answered" | "-answered";
        /**
         * @description Only messages that wait for an answer, or that were answered.
         * @example open
         */
        readonly ContactMessageStatusFilter: "open" | "answered";
        /**
         * @description Only messages with this topic.
         * @example question
         */
        readonly ContactTopicFilter: components["schemas"]["ContactTopic"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -received
         */
        readonly EnquiriesSort: "received" | "-received" | "reply" | "-reply" | "listing" | "-listing";
        /**
         * @description Only enquiries to schools, to stores, or to no listing.
         * @example school
         */
        readonly EnquiryDeskFilter: "school" | "store" | "general";
        /**
         * @description The id of the enquiry.
         * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
         */
        readonly EnquiryId: components["schemas"]["EnquiryId"];
        /**
         * @description Only enquiries with a first reply, without one, or whose reply is overdue.
         * @example overdue
         */
        readonly EnquiryReplyFilter: "answered" | "waiting" | "overdue";
        /**
         * @description Only enquiries that their desk marked as invalid: those that wait for a review, and those that one
         *     upheld or overturned.
         * @example open
         */
        readonly EnquiryReviewFilter: components["schemas"]["InvalidReview"];
        /**
         * @description Only enquiries to listings that mark an unusual share of theirs as not valid or as lost.
         * @example unusual
         */
        readonly EnquiryShareFilter: "unusual";
        /**
         * @description Only enquiries in this state.
         * @example new
         */
        readonly EnquiryStateFilter: components["schemas"]["EnquiryState"];
        /**
         * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
         *     sender without a session.
         * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
         */
        readonly EnquiryToken: string;
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -received
         */
        readonly ExitedUsersSort: "name" | "-name" | "page" | "-page" | "received" | "-received" | "contacted" | "-contacted";
        /**
         * @description Only people who are still to be contacted, or who were contacted.
         * @example open
         */
        readonly ExitedUserStatusFilter: "open" | "contacted";
        /**
         * @description Maximum yearly cost, in rupees. Schools without fees are left out.
         * @example 150000
         */
        readonly FeeMax: number;
        /**
         * @description Minimum yearly cost, in rupees. Schools without fees are left out.
         * @example 20000
         */
        readonly FeeMin: number;
        /**
         * @description Ids of filter values, separated by commas.
         * @example [
         *       3
         *     ]
         */
        readonly FilterIds: readonly components["schemas"]["Id"][];
        /**
         * @description The request.
         * @example 61
         */
        readonly FilterRequestInPath: components["schemas"]["Id"];
        /**
         * @description Only requests for filters of this section.
         * @example schools
         */
        readonly FilterRequestSectionFilter: "schools" | "tuitions" | "activities" | "camps" | "workshops";
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -requested
         */
        readonly FilterRequestsSort: "value" | "-value" | "filter" | "-filter" | "requested" | "-requested" | "decided" | "-decided";
        /**
         * @description Only requests with this status.
         * @example pending
         */
        readonly FilterRequestStatusFilter: components["schemas"]["FilterRequestStatus"];
        /**
         * @description Only jobs that accept applications, or whose closing date has passed.
         * @example open
         */
        readonly JobClosingFilter: "open" | "closed";
        /**
         * @description Only this role.
         * @example primary
         */
        readonly JobRoleFilter: components["schemas"]["JobRole"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -joined
         */
        readonly JobSeekersSort: "name" | "-name" | "email" | "-email" | "joined" | "-joined" | "seen" | "-seen";
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -posted
         */
        readonly JobsSort: "title" | "-title" | "school" | "-school" | "closes" | "-closes" | "posted" | "-posted";
        /**
         * @description Latitude of the location, in degrees. Needs `lng`.
         * @example 12.9784
         */
        readonly Latitude: number;
        /**
         * @description The id of the listing.
         * @example 12
         */
        readonly ListingId: components["schemas"]["Id"];
        /**
         * @description The kind of listing.
         * @example school
         */
        readonly ListingKind: components["schemas"]["ListingKind"];
        /**
         * @description Only records with this status.
         * @example hidden
         */
        readonly ListingStatusFilter: components["schemas"]["ListingStatus"];
        /**
         * @description Longitude of the location, in degrees. Needs `lat`.
         * @example 77.6408
         */
        readonly Longitude: number;
        /**
         * @description The id of the member's account.
         * @example 31
         */
        readonly MemberId: components["schemas"]["Id"];
        /**
         * @description Whether the listing is a school or a store.
         * @example school
         */
        readonly MembersKind: components["schemas"]["MembersKind"];
        /**
         * @description The first day, at most 400 days before the last one.
         * @example 2026-08-21
         */
        readonly MetricsFrom: string;
        /**
         * @description The last day.
         * @example 2026-11-19
         */
        readonly MetricsTo: string;
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        readonly NewsletterDraftsSort: "title" | "-title" | "created" | "-created" | "updated" | "-updated";
        /**
         * @description `yes`: only records with an owner; `no`: only those without.
         * @example no
         */
        readonly OwnerFilter: "yes" | "no";
        /**
         * @description The user.
         * @example 1
         */
        readonly OwnUserId: components["schemas"]["Id"];
        /**
         * @description The page, from 1.
         * @example 1
         */
        readonly Page: number;
        /**
         * @description The change.
         * @example 12
         */
        readonly PermissionChangeInPath: components["schemas"]["Id"];
        /**
         * @description Records per page.
         * @example 20
         */
        readonly PerPage: number;
        /**
         * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
         * @example indiranagar-bengaluru
         */
        readonly PlaceSlug: string;
        /**
         * @description The product's id.
         * @example 12
         */
        readonly ProductId: components["schemas"]["Id"];
        /**
         * @description Only this kind.
         * @example camp
         */
        readonly ProductKindFilter: components["schemas"]["ProductKind"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        readonly ProductsSort: "name" | "-name" | "store" | "-store" | "price" | "-price" | "updated" | "-updated";
        /**
         * @description Only records with this status.
         * @example review
         */
        readonly PublicationFilter: "draft" | "review" | "published";
        /**
         * @description Distance from the location, in kilometres. Ignored without a location. Default: 25 for a
         *     town, 5 for anything smaller; the response states which.
         * @example 5
         */
        readonly Radius: number;
        /**
         * @description The id of the template.
         * @example 12
         */
        readonly ReplyTemplateId: components["schemas"]["Id"];
        /**
         * @description `waiting`: only records that no admin has reviewed.
         * @example waiting
         */
        readonly ReviewFilter: "waiting";
        /**
         * @description The school's id.
         * @example 12
         */
        readonly SchoolId: components["schemas"]["Id"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        readonly SchoolsSort: "name" | "-name" | "updated" | "-updated";
        /**
         * @description Only schools in this state of India.
         * @example Karnataka
         */
        readonly StateFilter: string;
        /**
         * @description The store's id.
         * @example 12
         */
        readonly StoreId: components["schemas"]["Id"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        readonly StoresSort: "name" | "-name" | "city" | "-city" | "products" | "-products" | "updated" | "-updated";
        /**
         * @description Only records in this state of moderation.
         * @example hidden
         */
        readonly TableModeration: components["schemas"]["ModerationState"];
        /**
         * @description Records per page.
         * @example 25
         */
        readonly TablePerPage: number;
        /**
         * @description Only records with these words in their name or another text that the table shows.
         * @example fees
         */
        readonly TableSearch: string;
        /**
         * @description The user.
         * @example 31
         */
        readonly UserInPath: components["schemas"]["Id"];
        /**
         * @description Only this kind.
         * @example contest
         */
        readonly VideoKindFilter: components["schemas"]["VideoKind"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        readonly VideosSort: "title" | "-title" | "duration" | "-duration" | "published" | "-published" | "updated" | "-updated";
        /**
         * @description The id of the visit.
         * @example 12
         */
        readonly VisitId: components["schemas"]["Id"];
        /**
         * @description The id of the visit time.
         * @example 12
         */
        readonly VisitSlotId: components["schemas"]["Id"];
    };
    requestBodies: {
        readonly File: {
            readonly content: {
                /**
                 * @example {
                 *       "file": "playground.jpg"
                 *     }
                 */
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string;
                };
            };
        };
        readonly KnownEmail: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "meera@example.in"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                };
            };
        };
        readonly LinkToken: {
            readonly content: {
                /**
                 * @example {
                 *       "token": "Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY"
                 *     }
                 */
                readonly "application/json": {
                    /** Format: token */
                    readonly token: string;
                };
            };
        };
        readonly ReplyTemplateText: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Bus and visit",
                 *       "text": "Dear {parent_name}, would you like to visit us with {child_name}?"
                 *     }
                 */
                readonly "application/json": {
                    readonly text: components["schemas"]["DeskText"];
                    /** Format: display-name */
                    readonly title: string;
                };
            };
        };
        readonly SecondFactorPermission: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "gulmohar tree 8y"
                 *     }
                 */
                readonly "application/json": {
                    /** @description Required if the caller has a password and no second factor yet. */
                    readonly password?: string;
                    readonly proof?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly editSchoolAsAdmin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["SchoolId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "field": "contact_name",
                 *       "value": "Asha Rao"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SchoolChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FieldSaved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAdminAction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the action.
                 * @example 511
                 */
                readonly id: components["parameters"]["ActionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The action. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminActionDetail"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly undoAdminAction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the action.
                 * @example 511
                 */
                readonly id: components["parameters"]["ActionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UndoRequest"];
            };
        };
        readonly responses: {
            /** @description What was put back. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UndoResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdmins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The admins. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminNames"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminBatches: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this kind.
                 * @example camp
                 */
                readonly kind?: components["parameters"]["ProductKindFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only batches that start later, run today or have ended.
                 * @example running
                 */
                readonly phase?: components["parameters"]["BatchPhaseFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only batches with or without free seats.
                 * @example full
                 */
                readonly seats?: components["parameters"]["BatchSeatsFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -starts
                 */
                readonly sort: components["parameters"]["BatchesSort"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminBatches"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminBatches: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this kind.
                 * @example camp
                 */
                readonly kind?: components["parameters"]["ProductKindFilter"];
                /**
                 * @description Only batches that start later, run today or have ended.
                 * @example running
                 */
                readonly phase?: components["parameters"]["BatchPhaseFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only batches with or without free seats.
                 * @example full
                 */
                readonly seats?: components["parameters"]["BatchSeatsFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -starts
                 */
                readonly sort: components["parameters"]["BatchesSort"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminBlogs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only records in this state of moderation.
                 * @example hidden
                 */
                readonly moderation?: components["parameters"]["TableModeration"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["BlogsSort"];
                /**
                 * @description Only records with this status.
                 * @example review
                 */
                readonly status?: components["parameters"]["PublicationFilter"];
                /**
                 * @description Only blogs of this topic.
                 * @example fees
                 */
                readonly topic?: components["parameters"]["BlogTopicFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminBlogs"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminBlogs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only records in this state of moderation.
                 * @example hidden
                 */
                readonly moderation?: components["parameters"]["TableModeration"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["BlogsSort"];
                /**
                 * @description Only records with this status.
                 * @example review
                 */
                readonly status?: components["parameters"]["PublicationFilter"];
                /**
                 * @description Only blogs of this topic.
                 * @example fees
                 */
                readonly topic?: components["parameters"]["BlogTopicFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminContactMessages: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only records that are assigned to the caller, to nobody, or to anybody.
                 * @example me
                 */
                readonly assigned?: components["parameters"]["AssignedFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                readonly sort: components["parameters"]["ContactMessagesSort"];
                /**
                 * @description Only messages that wait for an answer, or that were answered.
                 * @example open
                 */
                readonly status?: components["parameters"]["ContactMessageStatusFilter"];
                /**
                 * @description Only messages with this topic.
                 * @example question
                 */
                readonly topic?: components["parameters"]["ContactTopicFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminContactMessages"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAdminContactMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The record.
                 * @example 71
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminContactMessage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly followUpContactMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The record.
                 * @example 71
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "is_done": true,
                 *       "assigned_to": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["FollowUp"];
            };
        };
        readonly responses: {
            /** @description The record as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FollowedUpContactMessage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminContactMessages: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only records that are assigned to the caller, to nobody, or to anybody.
                 * @example me
                 */
                readonly assigned?: components["parameters"]["AssignedFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                readonly sort: components["parameters"]["ContactMessagesSort"];
                /**
                 * @description Only messages that wait for an answer, or that were answered.
                 * @example open
                 */
                readonly status?: components["parameters"]["ContactMessageStatusFilter"];
                /**
                 * @description Only messages with this topic.
                 * @example question
                 */
                readonly topic?: components["parameters"]["ContactTopicFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminEnquiries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only enquiries to schools, to stores, or to no listing.
                 * @example school
                 */
                readonly desk?: components["parameters"]["EnquiryDeskFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only enquiries with a first reply, without one, or whose reply is overdue.
                 * @example overdue
                 */
                readonly reply?: components["parameters"]["EnquiryReplyFilter"];
                /**
                 * @description Only enquiries that their desk marked as invalid: those that wait for a review, and those that one
                 *     upheld or overturned.
                 * @example open
                 */
                readonly review?: components["parameters"]["EnquiryReviewFilter"];
                /**
                 * @description Only enquiries to listings that mark an unusual share of theirs as not valid or as lost.
                 * @example unusual
                 */
                readonly share?: components["parameters"]["EnquiryShareFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                readonly sort: components["parameters"]["EnquiriesSort"];
                /**
                 * @description Only enquiries in this state.
                 * @example new
                 */
                readonly state?: components["parameters"]["EnquiryStateFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminEnquiries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly reviewInvalidEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "outcome": "overturned",
                 *       "note": "The parent asked for a class that you offer."
                 *     }
                 */
                readonly "application/json": {
                    /**
                     * Format: display-text
                     * @description What the desk reads.
                     */
                    readonly note?: string;
                    /** @enum {string} */
                    readonly outcome: "upheld" | "overturned";
                };
            };
        };
        readonly responses: {
            /** @description Decided. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminEnquiries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only enquiries to schools, to stores, or to no listing.
                 * @example school
                 */
                readonly desk?: components["parameters"]["EnquiryDeskFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only enquiries with a first reply, without one, or whose reply is overdue.
                 * @example overdue
                 */
                readonly reply?: components["parameters"]["EnquiryReplyFilter"];
                /**
                 * @description Only enquiries that their desk marked as invalid: those that wait for a review, and those that one
                 *     upheld or overturned.
                 * @example open
                 */
                readonly review?: components["parameters"]["EnquiryReviewFilter"];
                /**
                 * @description Only enquiries to listings that mark an unusual share of theirs as not valid or as lost.
                 * @example unusual
                 */
                readonly share?: components["parameters"]["EnquiryShareFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                readonly sort: components["parameters"]["EnquiriesSort"];
                /**
                 * @description Only enquiries in this state.
                 * @example new
                 */
                readonly state?: components["parameters"]["EnquiryStateFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminExitedUsers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only records that are assigned to the caller, to nobody, or to anybody.
                 * @example me
                 */
                readonly assigned?: components["parameters"]["AssignedFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                readonly sort: components["parameters"]["ExitedUsersSort"];
                /**
                 * @description Only people who are still to be contacted, or who were contacted.
                 * @example open
                 */
                readonly status?: components["parameters"]["ExitedUserStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminExitedUsers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAdminExitedUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The record.
                 * @example 71
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminExitedUser"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly followUpExitedUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The record.
                 * @example 71
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "is_done": true,
                 *       "assigned_to": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["FollowUp"];
            };
        };
        readonly responses: {
            /** @description The record as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FollowedUpExitedUser"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminExitedUsers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only records that are assigned to the caller, to nobody, or to anybody.
                 * @example me
                 */
                readonly assigned?: components["parameters"]["AssignedFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                readonly sort: components["parameters"]["ExitedUsersSort"];
                /**
                 * @description Only people who are still to be contacted, or who were contacted.
                 * @example open
                 */
                readonly status?: components["parameters"]["ExitedUserStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminFilterRequests: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only requests for filters of this section.
                 * @example schools
                 */
                readonly section?: components["parameters"]["FilterRequestSectionFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -requested
                 */
                readonly sort: components["parameters"]["FilterRequestsSort"];
                /**
                 * @description Only requests with this status.
                 * @example pending
                 */
                readonly status?: components["parameters"]["FilterRequestStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminFilterRequests"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFilterRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request.
                 * @example 61
                 */
                readonly id: components["parameters"]["FilterRequestInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilterRequestDetail"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly decideFilterRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request.
                 * @example 61
                 */
                readonly id: components["parameters"]["FilterRequestInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "decision": "approved",
                 *       "name": "Sign language"
                 *     }
                 */
                readonly "application/json": components["schemas"]["FilterRequestDecision"];
            };
        };
        readonly responses: {
            /** @description The request is decided. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilterRequestDecided"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminFilterRequests: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only requests for filters of this section.
                 * @example schools
                 */
                readonly section?: components["parameters"]["FilterRequestSectionFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -requested
                 */
                readonly sort: components["parameters"]["FilterRequestsSort"];
                /**
                 * @description Only requests with this status.
                 * @example pending
                 */
                readonly status?: components["parameters"]["FilterRequestStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminJobSeekers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only accounts that may be used, or only blocked ones.
                 * @example blocked
                 */
                readonly account?: components["parameters"]["AccountStatusFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -joined
                 */
                readonly sort: components["parameters"]["JobSeekersSort"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminJobSeekers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminJobSeekers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only accounts that may be used, or only blocked ones.
                 * @example blocked
                 */
                readonly account?: components["parameters"]["AccountStatusFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -joined
                 */
                readonly sort: components["parameters"]["JobSeekersSort"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminJobs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only jobs that accept applications, or whose closing date has passed.
                 * @example open
                 */
                readonly closing?: components["parameters"]["JobClosingFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description `waiting`: only records that no admin has reviewed.
                 * @example waiting
                 */
                readonly review?: components["parameters"]["ReviewFilter"];
                /**
                 * @description Only this role.
                 * @example primary
                 */
                readonly role?: components["parameters"]["JobRoleFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -posted
                 */
                readonly sort: components["parameters"]["JobsSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                readonly status?: components["parameters"]["ListingStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminJobs"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminJobs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only jobs that accept applications, or whose closing date has passed.
                 * @example open
                 */
                readonly closing?: components["parameters"]["JobClosingFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description `waiting`: only records that no admin has reviewed.
                 * @example waiting
                 */
                readonly review?: components["parameters"]["ReviewFilter"];
                /**
                 * @description Only this role.
                 * @example primary
                 */
                readonly role?: components["parameters"]["JobRoleFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -posted
                 */
                readonly sort: components["parameters"]["JobsSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                readonly status?: components["parameters"]["ListingStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly decideJobs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly components["schemas"]["Id"][];
                    readonly is_preview: boolean;
                    /** @enum {string} */
                    readonly outcome: "expire" | "reopen";
                    /** Format: display-line */
                    readonly reason: string;
                };
            };
        };
        readonly responses: {
            /** @description What was done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkDecisionResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly decideListings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListingDecisionRequest"];
            };
        };
        readonly responses: {
            /** @description What was decided. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkDecisionResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description `before`: the days just before the period, as many. `year`: the same days a year earlier.
                 * @example before
                 */
                readonly compare: "before" | "year";
                /**
                 * @description The first day, at most 400 days before the last one.
                 * @example 2026-08-21
                 */
                readonly from?: components["parameters"]["MetricsFrom"];
                /**
                 * @description The last day.
                 * @example 2026-11-19
                 */
                readonly to?: components["parameters"]["MetricsTo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The metrics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Metrics"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMetricRows: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The first day, at most 400 days before the last one.
                 * @example 2026-08-21
                 */
                readonly from?: components["parameters"]["MetricsFrom"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Only one part of the metric, such as a state.
                 * @example h24
                 */
                readonly part?: string;
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description The last day.
                 * @example 2026-11-19
                 */
                readonly to?: components["parameters"]["MetricsTo"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The metric.
                 * @example enquiries
                 */
                readonly name: components["schemas"]["MetricName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MetricRows"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listModerationCases: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only cases claimed by the caller, by other admins, or by nobody.
                 * @example nobody
                 */
                readonly claimed?: "me" | "others" | "nobody";
                /**
                 * @description Only cases in which this field changed.
                 * @example fees
                 */
                readonly field?: string;
                /**
                 * @description Only cases with this finding.
                 * @example fees_up
                 */
                readonly finding?: components["schemas"]["FindingCode"];
                /**
                 * @description Only cases with, or without, findings.
                 * @example true
                 */
                readonly has_findings?: boolean;
                /**
                 * @description Only cases with, or without, fields that wait for a decision.
                 * @example true
                 */
                readonly is_held?: boolean;
                /**
                 * @description The kinds of records; all without it.
                 * @example [
                 *       "school"
                 *     ]
                 */
                readonly kinds?: readonly components["schemas"]["ModerationSubjectKind"][];
                /**
                 * @description Only cases about records of this user.
                 * @example 12
                 */
                readonly owner?: components["schemas"]["Id"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description Only cases of this priority.
                 * @example high
                 */
                readonly priority?: components["schemas"]["ModerationPriority"];
                /**
                 * @description Part of the name of the record or its owner, or the number of a case.
                 * @example Vidya
                 */
                readonly query?: string;
                /**
                 * @description `oldest` and `newest` by when the case was opened, or decided; `priority`: highest score first; `waiting`: urgent cases first, then the oldest.
                 * @example priority
                 */
                readonly sort: "oldest" | "newest" | "priority" | "waiting";
                /**
                 * @description The tab of the queue.
                 * @example edited
                 */
                readonly tab: "new" | "edited" | "reported" | "claims" | "appeals" | "decided";
                /**
                 * @description Only cases that have waited for at least so many hours.
                 * @example 48
                 */
                readonly waiting_hours?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of cases. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModerationCaseList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getModerationCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                readonly id: components["parameters"]["CaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The case. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModerationCase"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly claimModerationCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                readonly id: components["parameters"]["CaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ModerationClaimRequest"];
            };
        };
        readonly responses: {
            /** @description The claim. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModerationClaim"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly releaseModerationCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                readonly id: components["parameters"]["CaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Released. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly decideModerationCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                readonly id: components["parameters"]["CaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ModerationDecisionRequest"];
            };
        };
        readonly responses: {
            /** @description The decision. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModerationDecisionResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addModerationNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                readonly id: components["parameters"]["CaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ModerationNoteRequest"];
            };
        };
        readonly responses: {
            /** @description The history of the case, newest first. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModerationHistory"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listModerationChanges: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The `cursor` of the last answer.
                 * @example k3x9-15
                 */
                readonly since?: string;
                /**
                 * @description At most so many seconds.
                 * @example 0
                 */
                readonly wait: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cases that changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModerationChanges"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly decideModerationCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ModerationBulkRequest"];
            };
        };
        readonly responses: {
            /** @description What was decided. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkDecisionResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminNewsletterDrafts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["NewsletterDraftsSort"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminNewsletterDrafts"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createNewsletterDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "What to ask on a school visit",
                 *       "summary": "Ten questions, and the answers worth waiting for.",
                 *       "body": "<p>Go on a working day, while lessons are on.</p>",
                 *       "request_key": "5f0c1c52-6a0b-4b7a-9a39-2f4f5f0f6f81"
                 *     }
                 */
                readonly "application/json": {
                    readonly body: components["schemas"]["OptionalHtml"];
                    readonly request_key: components["schemas"]["RequestKey"];
                    readonly summary: components["schemas"]["NewsletterDraftSummary"];
                    readonly title: components["schemas"]["RequiredLine"];
                };
            };
        };
        readonly responses: {
            /** @description The draft. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewsletterDraft"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getNewsletterDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The draft.
                 * @example 81
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewsletterDraft"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editNewsletterDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The draft.
                 * @example 81
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "title": "What to ask on a school visit",
                 *       "summary": "Ten questions, and the answers worth waiting for.",
                 *       "body": "<p>Go on a working day, while lessons are on.</p>"
                 *     }
                 */
                readonly "application/json": {
                    readonly body: components["schemas"]["OptionalHtml"];
                    /** @description The revision that the admin saw. */
                    readonly revision: number;
                    readonly summary: components["schemas"]["NewsletterDraftSummary"];
                    readonly title: components["schemas"]["RequiredLine"];
                };
            };
        };
        readonly responses: {
            /** @description The draft as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewsletterDraft"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminNewsletterDrafts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["NewsletterDraftsSort"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPermissionChanges: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description Only changes in this state.
                 * @example pending
                 */
                readonly state?: components["schemas"]["PermissionChangeState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PermissionChangeList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly withdrawPermissionChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The change.
                 * @example 12
                 */
                readonly changeId: components["parameters"]["PermissionChangeInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly decidePermissionChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The change.
                 * @example 12
                 */
                readonly changeId: components["parameters"]["PermissionChangeInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "decision": "approved"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly decision: "approved" | "refused";
                    /** Format: display-text */
                    readonly note?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminProducts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this kind.
                 * @example camp
                 */
                readonly kind?: components["parameters"]["ProductKindFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["ProductsSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                readonly status?: components["parameters"]["ListingStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminProducts"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminProducts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this kind.
                 * @example camp
                 */
                readonly kind?: components["parameters"]["ProductKindFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["ProductsSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                readonly status?: components["parameters"]["ListingStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminSchools: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description `yes`: only records with an owner; `no`: only those without.
                 * @example no
                 */
                readonly owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["SchoolsSort"];
                /**
                 * @description Only schools in this state of India.
                 * @example Karnataka
                 */
                readonly state?: components["parameters"]["StateFilter"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                readonly status?: components["parameters"]["ListingStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminSchools"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminSchools: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description `yes`: only records with an owner; `no`: only those without.
                 * @example no
                 */
                readonly owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["SchoolsSort"];
                /**
                 * @description Only schools in this state of India.
                 * @example Karnataka
                 */
                readonly state?: components["parameters"]["StateFilter"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                readonly status?: components["parameters"]["ListingStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSearchQueries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The number of days, with today.
                 * @example 30
                 */
                readonly days: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The queries, the most frequent first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchQueries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state of the site. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteStatus"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminStores: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description `yes`: only records with an owner; `no`: only those without.
                 * @example no
                 */
                readonly owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["StoresSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                readonly status?: components["parameters"]["ListingStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminStores"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminStores: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description `yes`: only records with an owner; `no`: only those without.
                 * @example no
                 */
                readonly owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["StoresSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                readonly status?: components["parameters"]["ListingStatusFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminUsers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only users with this permission.
                 * @example 1
                 */
                readonly permission?: components["schemas"]["Permission"];
                /**
                 * @description Only users with this plan.
                 * @example free
                 */
                readonly plan?: string;
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description Admins, people who work for a listing, or users who are neither.
                 * @example provider
                 */
                readonly role?: "admin" | "provider" | "other";
                /**
                 * @description The column that sorts the users, descending with `-`.
                 * @example -created
                 */
                readonly sort: "name" | "-name" | "email" | "-email" | "created" | "-created" | "seen" | "-seen";
                /**
                 * @description Only users who may sign in, or who are blocked now.
                 * @example active
                 */
                readonly status?: "active" | "blocked";
                /**
                 * @description Only users of EdBazaar, or job seekers.
                 * @example edbazaar
                 */
                readonly type?: components["schemas"]["UserType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminUsers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAdminUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminUserDetail"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly blockUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason_code": "spam",
                 *       "reason": "The same enquiry went to 60 schools.",
                 *       "until": "2090-01-02"
                 *     }
                 */
                readonly "application/json": {
                    /**
                     * Format: display-text
                     * @description The user reads it in the email. Required for `other`.
                     */
                    readonly reason?: string;
                    readonly reason_code: components["schemas"]["BlockReason"];
                    /**
                     * Format: date
                     * @description The first day in India on which the user may sign in again; null for a block without an end.
                     */
                    readonly until: string | null;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly unblockUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setUserPermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "permissions": [
                 *         1,
                 *         3,
                 *         4,
                 *         5,
                 *         6
                 *       ],
                 *       "is_admin": false,
                 *       "from": {
                 *         "permissions": [
                 *           1,
                 *           2,
                 *           3,
                 *           4,
                 *           5,
                 *           6
                 *         ],
                 *         "is_admin": false
                 *       },
                 *       "reason": "No longer hires for a school."
                 *     }
                 */
                readonly "application/json": {
                    /** @description What the caller has read, so that nobody overwrites a newer change. */
                    readonly from: {
                        readonly is_admin: boolean;
                        readonly permissions: readonly components["schemas"]["Permission"][];
                    };
                    readonly is_admin: boolean;
                    readonly permissions: readonly components["schemas"]["Permission"][];
                    /** Format: display-text */
                    readonly reason: string;
                };
            };
        };
        readonly responses: {
            /** @description Applied, or waiting for another admin. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly change: components["schemas"]["PermissionChange"];
                        /** @description A sentence for the user. */
                        readonly msg: string;
                        /** @description The HTTP status. */
                        readonly status: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endUserSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endUserSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The session.
                 * @example 31
                 */
                readonly sessionId: components["schemas"]["Id"];
                /**
                 * @description The user.
                 * @example 31
                 */
                readonly userId: components["parameters"]["UserInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminUsers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only users with this permission.
                 * @example 1
                 */
                readonly permission?: components["schemas"]["Permission"];
                /**
                 * @description Only users with this plan.
                 * @example free
                 */
                readonly plan?: string;
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description Admins, people who work for a listing, or users who are neither.
                 * @example provider
                 */
                readonly role?: "admin" | "provider" | "other";
                /**
                 * @description The column that sorts the users, descending with `-`.
                 * @example -created
                 */
                readonly sort: "name" | "-name" | "email" | "-email" | "created" | "-created" | "seen" | "-seen";
                /**
                 * @description Only users who may sign in, or who are blocked now.
                 * @example active
                 */
                readonly status?: "active" | "blocked";
                /**
                 * @description Only users of EdBazaar, or job seekers.
                 * @example edbazaar
                 */
                readonly type?: components["schemas"]["UserType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are users. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdminVideos: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this kind.
                 * @example contest
                 */
                readonly kind?: components["parameters"]["VideoKindFilter"];
                /**
                 * @description Only records in this state of moderation.
                 * @example hidden
                 */
                readonly moderation?: components["parameters"]["TableModeration"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                readonly per_page: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["VideosSort"];
                /**
                 * @description Only records with this status.
                 * @example review
                 */
                readonly status?: components["parameters"]["PublicationFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminVideos"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAdminVideos: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this kind.
                 * @example contest
                 */
                readonly kind?: components["parameters"]["VideoKindFilter"];
                /**
                 * @description Only records in this state of moderation.
                 * @example hidden
                 */
                readonly moderation?: components["parameters"]["TableModeration"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                readonly q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                readonly sort: components["parameters"]["VideosSort"];
                /**
                 * @description Only records with this status.
                 * @example review
                 */
                readonly status?: components["parameters"]["PublicationFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly countWaiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingCounts"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadCv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The token of the address.
                 * @example aaaaadaaaaa2ecw3czqdhjpebpksq66p5xu3awluxdizo
                 */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                    readonly "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAuditEntries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this action.
                 * @example edited
                 */
                readonly action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only what actors in this role did.
                 * @example admin
                 */
                readonly actor_role?: components["parameters"]["AuditRoleFilter"];
                /**
                 * @description The kind of the changed records.
                 * @example school
                 */
                readonly entity?: components["parameters"]["AuditEntityFilter"];
                /**
                 * @description The id of the changed record. Needs `entity`.
                 * @example 12
                 */
                readonly entity_id?: components["parameters"]["AuditEntityIdFilter"];
                /**
                 * @description Only changes of this field.
                 * @example fees
                 */
                readonly field?: components["parameters"]["AuditFieldFilter"];
                /**
                 * @description The first day in India.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["AuditFrom"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description Only what this user did, and what was done to their account.
                 * @example 12
                 */
                readonly person_id?: components["parameters"]["AuditPersonFilter"];
                /**
                 * @description Only what people with these words in their name or email did, and what was done to their accounts.
                 * @example Asha
                 */
                readonly q?: components["parameters"]["AuditSearch"];
                /**
                 * @description `-time` lists the newest first.
                 * @example -time
                 */
                readonly sort: components["parameters"]["AuditSort"];
                /**
                 * @description The last day in India.
                 * @example 2026-11-30
                 */
                readonly to?: components["parameters"]["AuditTo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadAuditEntries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this action.
                 * @example edited
                 */
                readonly action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only what actors in this role did.
                 * @example admin
                 */
                readonly actor_role?: components["parameters"]["AuditRoleFilter"];
                /**
                 * @description The kind of the changed records.
                 * @example school
                 */
                readonly entity?: components["parameters"]["AuditEntityFilter"];
                /**
                 * @description The id of the changed record. Needs `entity`.
                 * @example 12
                 */
                readonly entity_id?: components["parameters"]["AuditEntityIdFilter"];
                /**
                 * @description Only changes of this field.
                 * @example fees
                 */
                readonly field?: components["parameters"]["AuditFieldFilter"];
                /**
                 * @description The first day in India.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["AuditFrom"];
                /**
                 * @description Only what this user did, and what was done to their account.
                 * @example 12
                 */
                readonly person_id?: components["parameters"]["AuditPersonFilter"];
                /**
                 * @description Only what people with these words in their name or email did, and what was done to their accounts.
                 * @example Asha
                 */
                readonly q?: components["parameters"]["AuditSearch"];
                /**
                 * @description `-time` lists the newest first.
                 * @example -time
                 */
                readonly sort: components["parameters"]["AuditSort"];
                /**
                 * @description The last day in India.
                 * @example 2026-11-30
                 */
                readonly to?: components["parameters"]["AuditTo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file in UTF-8, with a header row if there are entries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBlogs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description `true` lists only featured blogs, `false` only the others.
                 * @example true
                 */
                readonly featured?: boolean;
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description Only this topic. Default: all topics.
                 * @example admissions
                 */
                readonly topic?: components["schemas"]["BlogTopic"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of blogs, with the number of blogs per topic. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BlogList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBlog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last part of the page's URL.
                 * @example how-to-read-a-fee-sheet
                 */
                readonly url: components["schemas"]["Slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The blog, with related blogs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Blog"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendContactMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Meera Iyer",
                 *       "email": "meera@example.in",
                 *       "topic": "question",
                 *       "message": "Does the list of schools in Mysuru include hostels?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContactMessage"];
            };
        };
        readonly responses: {
            /** @description Stored; an acknowledgement will be emailed. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDeskEnquiries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Who the enquiries are assigned to: `me`, `none`, or the id of a user.
                 * @example none
                 */
                readonly assigned?: string;
                /**
                 * @description `overdue`: the reply is overdue, or the day of the next action has passed. `today`: one of
                 *     the two is today.
                 * @example today
                 */
                readonly due?: "overdue" | "today";
                /**
                 * @description The id of the school, store, product or batch. Required for these kinds.
                 * @example 12
                 */
                readonly id?: components["schemas"]["Id"];
                /**
                 * @description What the enquiries are for.
                 * @example school
                 */
                readonly kind: "school" | "store" | "product" | "batch" | "general" | "all_schools" | "all_stores";
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description Part of the parent's or child's name, the class or the reference.
                 * @example Ira
                 */
                readonly q?: string;
                /**
                 * @description `newest` or `oldest` first, or `due`: the earliest due time first.
                 * @example newest
                 */
                readonly sort: "newest" | "oldest" | "due";
                /**
                 * @description Only enquiries in this state.
                 * @example new
                 */
                readonly state?: components["schemas"]["EnquiryState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of enquiries, with the counts of every state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDeskEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editDeskEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "state": "visit"
                 *     }
                 */
                readonly "application/json": {
                    /** @description The id of a member who may answer. Null means nobody. */
                    readonly assigned_to?: number | null;
                    /** @description Required with the state `lost`. */
                    readonly lost_why?: components["schemas"]["LostReason"];
                    /**
                     * Format: date
                     * @description The day of the next action. Null for none.
                     */
                    readonly next_action_on?: string | null;
                    /** @description As last read. */
                    readonly revision: number;
                    readonly state?: components["schemas"]["EnquiryState"];
                };
            };
        };
        readonly responses: {
            /** @description Changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly claimInvalidEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "reason": "not_offered",
                 *       "evidence": "We have no hostel."
                 *     }
                 */
                readonly "application/json": {
                    /**
                     * Format: display-text
                     * @description What supports the claim.
                     */
                    readonly evidence?: string;
                    readonly reason: components["schemas"]["InvalidReason"];
                    /** @description As last read. */
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description Marked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly mergeDeskEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "into": "7d0f1a52-6a0b-4b7a-9a39-2f4f5f0f6f13"
                 *     }
                 */
                readonly "application/json": {
                    /** @description The enquiry that stays. */
                    readonly into: components["schemas"]["EnquiryId"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly undoDeskMerge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addDeskMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description For a call. Default: `phone`.
                     * @enum {string}
                     */
                    readonly channel?: "phone" | "whatsapp";
                    /** @enum {string} */
                    readonly kind: "email" | "note" | "call";
                    /** @description Required for a call. */
                    readonly outcome?: components["schemas"]["CallOutcome"];
                    readonly request_key: components["schemas"]["RequestKey"];
                    /**
                     * Format: date-time
                     * @description For an email: sends it then, or when the permitted hours begin after that; at most 30
                     *     days ahead.
                     */
                    readonly send_at?: string;
                    /**
                     * Format: date
                     * @description Sets the day of the next action.
                     */
                    readonly snooze_until?: string;
                    /** @description Required for an email and a note. */
                    readonly text?: components["schemas"]["DeskText"];
                };
            };
        };
        readonly responses: {
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskMessageAdded"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelDeskEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
                /**
                 * @description The number in the `id` of its timeline entry, such as 12 of `m12`.
                 * @example 12
                 */
                readonly messageId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Cancelled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revealDeskContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "field": "phone"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly field: "phone";
                };
            };
        };
        readonly responses: {
            /** @description The phone number, and the parent's texts without masks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RevealedContact"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addDeskRoute: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "school",
                 *       "id": 12
                 *     }
                 */
                readonly "application/json": {
                    readonly id: components["schemas"]["Id"];
                    readonly kind: components["schemas"]["MembersKind"];
                };
            };
        };
        readonly responses: {
            /** @description The new revision and state. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addDeskTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "Send the bus plan",
                 *       "due_on": "2090-01-01",
                 *       "assigned_to": null,
                 *       "request_key": "5f0c1c52-6a0b-4b7a-9a39-2f4f5f0f6f31"
                 *     }
                 */
                readonly "application/json": {
                    /** @description The id of a member who may answer. Null means nobody. */
                    readonly assigned_to?: number | null;
                    /**
                     * Format: date
                     * @description Today or later.
                     */
                    readonly due_on: string;
                    readonly request_key: components["schemas"]["RequestKey"];
                    readonly text: components["schemas"]["DeskTaskText"];
                };
            };
        };
        readonly responses: {
            /** @description The task. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskTask"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editDeskTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
                /**
                 * @description A task of the enquiry, or of one that was merged into it.
                 * @example 12
                 */
                readonly taskId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "is_done": true
                 *     }
                 */
                readonly "application/json": {
                    readonly assigned_to?: number | null;
                    /**
                     * Format: date
                     * @description Today or later.
                     */
                    readonly due_on?: string;
                    readonly is_done?: boolean;
                    readonly text?: components["schemas"]["DeskTaskText"];
                };
            };
        };
        readonly responses: {
            /** @description The task. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskTask"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly undoDeskMove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "revision": 2
                 *     }
                 */
                readonly "application/json": {
                    /** @description As last read. */
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description Taken back. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addDeskVisit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "slot_id": 12,
                 *       "action": "offer"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly action: "offer" | "book";
                    readonly slot_id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            /** @description The new revision and state. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editDeskVisit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
                /**
                 * @description The id of the visit.
                 * @example 12
                 */
                readonly visitId: components["parameters"]["VisitId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "state": "cancelled"
                 *     }
                 */
                readonly "application/json": {
                    readonly slot_id?: components["schemas"]["Id"];
                    /** @enum {string} */
                    readonly state?: "confirmed" | "done" | "no_show" | "cancelled";
                };
            };
        };
        readonly responses: {
            /** @description The new revision and state of the enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeDeskEnquiries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly action: "assign" | "snooze" | "state" | "email" | "task";
                    /** @description For `assign` and `task`. Null means nobody. */
                    readonly assigned_to?: number | null;
                    /**
                     * Format: date
                     * @description For `task`: today or later.
                     */
                    readonly due_on?: string;
                    readonly ids: readonly components["schemas"]["EnquiryId"][];
                    /** @description Required for the state `lost`. */
                    readonly lost_why?: components["schemas"]["LostReason"];
                    /**
                     * Format: date
                     * @description For `snooze`. Null ends it.
                     */
                    readonly next_action_on?: string | null;
                    readonly preview: boolean;
                    readonly request_key: components["schemas"]["RequestKey"];
                    /** @description For `state`; not `invalid`. */
                    readonly state?: components["schemas"]["EnquiryState"];
                    /** @description For `email`; for `task`, up to 200 characters in one line. */
                    readonly text?: components["schemas"]["DeskText"];
                };
            };
        };
        readonly responses: {
            /** @description What happened to each enquiry, in the order of `ids`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskBulkResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadDeskEnquiries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Who the enquiries are assigned to: `me`, `none`, or the id of a user.
                 * @example none
                 */
                readonly assigned?: string;
                /**
                 * @description As for the list.
                 * @example today
                 */
                readonly due?: "overdue" | "today";
                /**
                 * @description The id of the school, store, product or batch. Required for these kinds.
                 * @example 12
                 */
                readonly id?: components["schemas"]["Id"];
                /**
                 * @description What the enquiries are for.
                 * @example school
                 */
                readonly kind: "school" | "store" | "product" | "batch" | "general" | "all_schools" | "all_stores";
                /**
                 * @description As for the list.
                 * @example Ira
                 */
                readonly q?: string;
                /**
                 * @description As for the list.
                 * @example newest
                 */
                readonly sort: "newest" | "oldest" | "due";
                /**
                 * @description Only enquiries in this state.
                 * @example new
                 */
                readonly state?: components["schemas"]["EnquiryState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, in UTF-8 with a header row. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDeskTasks: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The id of the school, store, product or batch. Required for these kinds.
                 * @example 12
                 */
                readonly id?: components["schemas"]["Id"];
                /**
                 * @description What the enquiries are for, as in `listDeskEnquiries`.
                 * @example school
                 */
                readonly kind: components["schemas"]["DeskScopeKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description `mine`: open ones that are assigned to the caller. `today` and `overdue`: open ones of
                 *     anybody by their day. `open`: all open ones. `done`: the latest first.
                 * @example mine
                 */
                readonly show: "mine" | "today" | "overdue" | "open" | "done";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of tasks, with the counts of every choice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskTasks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDeskViews: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The id of the school, store, product or batch. Required for these kinds.
                 * @example 12
                 */
                readonly id?: components["schemas"]["Id"];
                /**
                 * @description What the enquiries are for, as in `listDeskEnquiries`.
                 * @example school
                 */
                readonly kind: components["schemas"]["DeskScopeKind"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The views. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["DeskView"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addDeskView: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "school",
                 *       "id": 12,
                 *       "name": "Overdue and mine",
                 *       "query": "due=overdue&assigned=me"
                 *     }
                 */
                readonly "application/json": {
                    readonly id?: components["schemas"]["Id"];
                    readonly kind: components["schemas"]["DeskScopeKind"];
                    readonly name: components["schemas"]["DeskViewName"];
                    readonly query: components["schemas"]["DeskViewQuery"];
                };
            };
        };
        readonly responses: {
            /** @description The view. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeskView"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeDeskView: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A view of the caller.
                 * @example 12
                 */
                readonly viewId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editDeskView: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A view of the caller.
                 * @example 12
                 */
                readonly viewId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Overdue"
                 *     }
                 */
                readonly "application/json": {
                    readonly name: components["schemas"]["DeskViewName"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendEnquiries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewEnquiries"];
            };
        };
        readonly responses: {
            /** @description The enquiries. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentEnquiries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmEnquiries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The enquiries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentEnquiries"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getGeneralEnquiryForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The form. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnquiryForm"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Both respond. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listApplications: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only applications for this job. Without it, those for all jobs of the caller's listings.
                 * @example 7
                 */
                readonly job_id?: components["schemas"]["Id"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description Words in the name of an applicant, as far as the caller may see it.
                 * @example Raghav
                 */
                readonly q?: string;
                /**
                 * @description `newest`: latest application first. `score`: highest average first. `interview`: earliest
                 *     interview first.
                 * @example newest
                 */
                readonly sort: "newest" | "oldest" | "score" | "interview";
                /**
                 * @description Only applications in this state.
                 * @example submitted
                 */
                readonly state?: components["schemas"]["SentApplicationState"];
                /**
                 * @description Only decisions that the applicant does not know yet.
                 * @example true
                 */
                readonly untold?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of applications. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Applications"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Application"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createCvAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CvAddress"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setInterview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "interview": {
                 *         "starts_at": "2090-11-24T05:30:00Z",
                 *         "minutes": 50,
                 *         "place": "100 Feet Road, gate 2",
                 *         "note": "Demo lesson with 11 B"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewInterview"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Application"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly writeToApplicant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "Can you come on Tuesday?",
                 *       "request_key": "2d3f0c1e-58a4-4b7e-9a54-0c9f6f0a8b11"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewApplicationMessage"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Application"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly moveApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "state": "shortlisted",
                 *       "tell": false
                 *     }
                 */
                readonly "application/json": components["schemas"]["ApplicationMove"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Application"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addApplicationNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "Clear phone call.",
                 *       "request_key": "2d3f0c1e-58a4-4b7e-9a54-0c9f6f0a8b11"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewApplicationMessage"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Application"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editApplicationNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
                /**
                 * @description The id of the note.
                 * @example 12
                 */
                readonly noteId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "Clear phone call."
                 *     }
                 */
                readonly "application/json": {
                    readonly text: components["schemas"]["DeskText"];
                };
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Application"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revealApplicant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contact details. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApplicantContact"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly scoreApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "subject_knowledge": 3,
                 *       "explanation": 4,
                 *       "care": 4,
                 *       "teamwork": 3
                 *     }
                 */
                readonly "application/json": components["schemas"]["ApplicationPoints"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Application"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getApplicationBoard: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only applications for this job. Without it, those for all jobs of the caller's listings.
                 * @example 7
                 */
                readonly job_id?: components["schemas"]["Id"];
                /**
                 * @description Words in the name of an applicant, as far as the caller may see it.
                 * @example Raghav
                 */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The columns of the board. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApplicationBoard"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeApplications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f"
                 *       ],
                 *       "action": "move",
                 *       "state": "shortlisted",
                 *       "preview": false
                 *     }
                 */
                readonly "application/json": components["schemas"]["ApplicationBulk"];
            };
        };
        readonly responses: {
            /** @description What happened to each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApplicationBulkResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadApplications: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only applications for this job. Without it, those for all jobs of the caller's listings.
                 * @example 7
                 */
                readonly job_id?: components["schemas"]["Id"];
                /**
                 * @description Words in the name of an applicant, as far as the caller may see it.
                 * @example Raghav
                 */
                readonly q?: string;
                /**
                 * @description Only applications in this state.
                 * @example submitted
                 */
                readonly state?: components["schemas"]["SentApplicationState"];
                /**
                 * @description Only decisions that the applicant does not know yet.
                 * @example true
                 */
                readonly untold?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listJobPosts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description Only job posts in this status; `closed` includes filled ones, `review` refused ones.
                 * @example live
                 */
                readonly status?: "draft" | "review" | "live" | "paused" | "closed" | "removed";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of job posts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobPostList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createJobPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "listing_kind": "school",
                 *       "listing_id": 12,
                 *       "request_key": "7f3a1d3e-55b2-4f0d-8a10-3d2f6a1b9c01"
                 *     }
                 */
                readonly "application/json": {
                    readonly listing_id: components["schemas"]["Id"];
                    /** @enum {string} */
                    readonly listing_kind: "school" | "store";
                    readonly request_key: components["schemas"]["RequestKey"];
                };
            };
        };
        readonly responses: {
            /** @description The id of the draft. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobPostCreated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getJobPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The job post. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobPost"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly saveJobPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly fields: components["schemas"]["JobPostFields"];
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description The job post. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobPost"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteJobPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly copyJobPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly kind: "duplicate" | "relist";
                    readonly request_key: components["schemas"]["RequestKey"];
                };
            };
        };
        readonly responses: {
            /** @description The id of the draft. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobPostCreated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly extendJobPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: date */
                    readonly closes_on: string;
                    readonly closes_time: components["schemas"]["ClosingTime"];
                    /** Format: display-line */
                    readonly reason: string;
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description The job post. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobPost"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly moveJobPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: number;
                    readonly to: components["schemas"]["JobPostStatus"];
                };
            };
        };
        readonly responses: {
            /** @description The job post. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobPost"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPostingListings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The listings, by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["PostingListing"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly readSimilarPay: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The role.
                 * @example senior-secondary
                 */
                readonly role: components["schemas"]["JobRole"];
                /**
                 * @description The state; without it, all of India.
                 * @example Karnataka
                 */
                readonly state?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The pay; nulls if fewer than five jobs are known. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly from: number | null;
                        readonly jobs: number;
                        readonly to: number | null;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listJobs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Whether `lat` and `lng` are only roughly known, as a coarse position of the browser is. The
                 *     results then have no distances. Ignored with a place, which knows this itself.
                 * @example true
                 */
                readonly is_approximate?: components["parameters"]["ApproximatePoint"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Monthly pay, in rupees, that the job can reach. Jobs without pay are left out.
                 * @example 40000
                 */
                readonly pay_from?: number;
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the location, in kilometres. Ignored without a location. The response
                 *     states which.
                 * @example 25
                 */
                readonly radius: number;
                /**
                 * @description Roles; alternatives.
                 * @example [
                 *       "secondary"
                 *     ]
                 */
                readonly roles?: readonly components["schemas"]["JobRole"][];
                /**
                 * @description `relevance`: latest first. `distance`: nearest first; needs a location. `closing`:
                 *     closing soonest first, jobs without a closing date last. `pay`: highest first. Default:
                 *     `distance` with a location, otherwise `relevance`. From an approximate location, `distance`
                 *     is `relevance`.
                 * @example closing
                 */
                readonly sort?: "relevance" | "distance" | "closing" | "pay";
                /**
                 * @description Subjects, spelt as jobs spell them; alternatives.
                 * @example [
                 *       "Mathematics"
                 *     ]
                 */
                readonly subjects?: components["schemas"]["Names"];
                /**
                 * @description Employment types; alternatives.
                 * @example [
                 *       "full-time"
                 *     ]
                 */
                readonly types?: readonly components["schemas"]["JobType"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of open jobs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The job and its school. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly startApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The application. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestJobAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "meera@example.in",
                 *       "every": "day",
                 *       "criteria": {
                 *         "roles": [
                 *           "secondary"
                 *         ],
                 *         "subjects": [
                 *           "Mathematics"
                 *         ],
                 *         "pay_from": 40000
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly criteria: components["schemas"]["JobAlertCriteria"];
                    readonly email: components["schemas"]["Email"];
                    readonly every: components["schemas"]["JobAlertFrequency"];
                    readonly website?: string;
                };
            };
        };
        readonly responses: {
            /** @description A confirmation link will be emailed. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmJobAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The alert is confirmed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endJobAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The alert has ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly renewJobAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The alert continues. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly countJobPosts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                readonly userId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The count. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobPostCount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDesk: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The desk. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Desk"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setDesk: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "hours": [
                 *         {
                 *           "day": 1,
                 *           "from": "09:00",
                 *           "to": "12:30"
                 *         },
                 *         {
                 *           "day": 1,
                 *           "from": "13:30",
                 *           "to": "16:00"
                 *         }
                 *       ],
                 *       "holidays": [
                 *         {
                 *           "day": "2030-01-26",
                 *           "name": "Republic Day"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly holidays: readonly components["schemas"]["DeskHoliday"][];
                    readonly hours: readonly components["schemas"]["DeskHours"][];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEnquiryForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description The kind of listing.
                 * @example school
                 */
                readonly kind: components["parameters"]["ListingKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The form. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnquiryForm"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly inviteMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "kavita@vidya.example",
                 *       "role": "counsellor"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly role: components["schemas"]["MemberRole"];
                };
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["EmailSent"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly withdrawInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description The id of the invitation.
                 * @example 4
                 */
                readonly invitationId: components["schemas"]["Id"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMembers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Members and open invitations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListingMembers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setMemberRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the member's account.
                 * @example 31
                 */
                readonly userId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "role": "counsellor"
                 *     }
                 */
                readonly "application/json": {
                    readonly role: components["schemas"]["ListingRole"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the member's account.
                 * @example 31
                 */
                readonly userId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly showListingPhone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The phone number. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListingPhoneShown"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listReplyTemplates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The templates. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly templates: readonly components["schemas"]["ReplyTemplate"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addReplyTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["ReplyTemplateText"];
        readonly responses: {
            readonly 201: components["responses"]["ListingCreated"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editReplyTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the template.
                 * @example 12
                 */
                readonly templateId: components["parameters"]["ReplyTemplateId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["ReplyTemplateText"];
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeReplyTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the template.
                 * @example 12
                 */
                readonly templateId: components["parameters"]["ReplyTemplateId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendTestEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Sent. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestEnquirySent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listVisitSlots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The visit times. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly slots: readonly components["schemas"]["VisitSlot"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addVisitSlots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "day": "2030-01-12",
                 *       "from": "10:00",
                 *       "to": "11:00",
                 *       "seats": 4,
                 *       "weeks": 6
                 *     }
                 */
                readonly "application/json": {
                    /** Format: date */
                    readonly day: string;
                    readonly from: components["schemas"]["TimeOfDay"];
                    /** @description How many families may come. */
                    readonly seats: number;
                    readonly to: components["schemas"]["TimeOfDay"];
                    readonly weeks: number;
                };
            };
        };
        readonly responses: {
            /** @description The visit times were added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly added: number;
                        /** @description Holidays on which none was added. */
                        readonly skipped: readonly string[];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeVisitSlot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                readonly kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the visit time.
                 * @example 12
                 */
                readonly slotId: components["parameters"]["VisitSlotId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly appealDecision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                readonly id: components["parameters"]["CaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppealRequest"];
            };
        };
        readonly responses: {
            /** @description The appeal. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppealReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyApplications: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only the application for this job. `total` and `counts` then count it alone.
                 * @example 7
                 */
                readonly job_id?: components["schemas"]["Id"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description `open`: drafts, and applications without an outcome. `ended`: the others.
                 * @example open
                 */
                readonly tab: "all" | "open" | "ended";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of applications. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyApplications"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMyApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeMyDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly saveMyApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "section": "details",
                 *       "complete": true,
                 *       "full_name": "Raghav Subramanian",
                 *       "phone": "9845012345",
                 *       "city": "Bengaluru"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ApplicationDraft"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadMyCv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "file": "cv.pdf"
                 *     }
                 */
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createMyCvAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CvAddress"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endMyApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "change": "withdraw"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly change: "withdraw" | "decline";
                };
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly writeInMyApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "Is there another time?",
                 *       "request_key": "2d3f0c1e-58a4-4b7e-9a54-0c9f6f0a8b11"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewApplicationMessage"];
            };
        };
        readonly responses: {
            /** @description The application. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly submitMyApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["ApplicationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "notice_version": 1,
                 *       "is_adult": true,
                 *       "channels": [
                 *         "email",
                 *         "phone"
                 *       ],
                 *       "from": "10:00",
                 *       "to": "18:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ApplicationSubmission"];
            };
        };
        readonly responses: {
            /** @description The submitted application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getApplicationSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApplicationSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setApplicationSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "has_reminders": true,
                 *       "blocked": [
                 *         {
                 *           "kind": "school",
                 *           "id": 12
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewApplicationSettings"];
            };
        };
        readonly responses: {
            /** @description The new settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApplicationSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyEnquiries: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description `open`: still being answered. `ended`: enrolled, closed, not valid or withdrawn.
                 * @example open
                 */
                readonly filter: "open" | "ended" | "all";
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of enquiries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiryList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMyEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeEnquiryConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "consent": {
                 *         "notice_version": 1,
                 *         "channels": [
                 *           "email"
                 *         ],
                 *         "days": [
                 *           1,
                 *           2,
                 *           3,
                 *           4,
                 *           5,
                 *           6
                 *         ],
                 *         "from": "09:00",
                 *         "to": "18:00",
                 *         "expires_on": "2027-01-31"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly consent: components["schemas"]["NewConsent"];
                    readonly phone?: components["schemas"]["Mobile"];
                };
            };
        };
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly writeInMyEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "request_key": "0d8f8d42-6f0b-4a55-8d6b-0e3a4b1f2c77",
                 *       "text": "Is the library open on Saturdays?"
                 *     }
                 */
                readonly "application/json": {
                    readonly request_key: components["schemas"]["RequestKey"];
                    readonly text: components["schemas"]["EnquiryText"];
                };
            };
        };
        readonly responses: {
            /** @description The enquiry. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly objectToInvalid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "I am the mother of Anaya and would like to visit."
                 *     }
                 */
                readonly "application/json": {
                    readonly text: components["schemas"]["EnquiryText"];
                };
            };
        };
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly agreeToNewOwner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly answerMyRoute: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
                /**
                 * @description The id of the proposal.
                 * @example 12
                 */
                readonly routeId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "accept": false
                 *     }
                 */
                readonly "application/json": components["schemas"]["AnswerToRoute"];
            };
        };
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly chooseMyVisit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "slot_id": 12
                 *     }
                 */
                readonly "application/json": {
                    readonly slot_id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelMyVisit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly withdrawFromEnquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                readonly "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            readonly path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                readonly id: components["parameters"]["EnquiryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "what": "permission"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly what: "permission" | "enquiry";
                };
            };
        };
        readonly responses: {
            /** @description The enquiry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listNewsletters: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the archive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewsletterList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The newsletter's slug.
                 * @example what-to-ask-on-a-school-visit
                 */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newsletter, with links to the previous and next one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Newsletter"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The address is subscribed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly subscribeNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "meera@example.in"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly website?: string;
                };
            };
        };
        readonly responses: {
            /** @description A confirmation link will be emailed. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly unsubscribeNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The address is unsubscribed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly describePoint: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Degrees north.
                 * @example 12.9784
                 */
                readonly lat: components["schemas"]["IndianLatitude"];
                /**
                 * @description Degrees east.
                 * @example 77.6408
                 */
                readonly long: components["schemas"]["IndianLongitude"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address parts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PointDescription"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestPlaces: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example indira
                 */
                readonly key: components["schemas"]["SearchKey"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description The maximum number of places.
                 * @example 8
                 */
                readonly limit: number;
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Places, best first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Place"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly mapPlaces: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The visible part of the map, in degrees: south, west, north, east. At most 4,000 squares
                 *     of 64 pixels at this zoom.
                 * @example [
                 *       12.9,
                 *       77.55,
                 *       13.05,
                 *       77.72
                 *     ]
                 */
                readonly bounds: readonly number[];
                /**
                 * @description Web map zoom; the world is 256 × 2^zoom pixels wide.
                 * @example 13
                 */
                readonly zoom: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The names, the most important first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MapName"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProductInsights: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dashboard. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Dashboard"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last part of the page's URL.
                 * @example keyboard-for-beginners-318204
                 */
                readonly slug: components["schemas"]["Slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The product, its batches and its store. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportRequest"];
            };
        };
        readonly responses: {
            /** @description Received. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly claimSchool: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["SchoolId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SchoolClaimRequest"];
            };
        };
        readonly responses: {
            /** @description Received. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolClaimReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editSchool: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["SchoolId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SchoolChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FieldSaved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSchoolInsights: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dashboard. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Dashboard"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSchool: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last part of the page's URL.
                 * @example vidya-niketan-public-school-482913
                 */
                readonly slug: components["schemas"]["Slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The school, with similar schools nearby. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["School"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestSchoolFilter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Vidya Niketan Public School",
                 *       "category": "Languages",
                 *       "value": "Sign language"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewFilterRequest"];
            };
        };
        readonly responses: {
            /** @description Request stored. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "msg": "Requested"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSchools: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Age bands of the child, in years; alternatives.
                 * @example [
                 *       "6-11"
                 *     ]
                 */
                readonly ages?: components["parameters"]["Ages"];
                /**
                 * @description Whether to count the values of each filter (`facets`, `ages`, `fees`).
                 * @example true
                 */
                readonly counts: boolean;
                /**
                 * @description Maximum yearly cost, in rupees. Schools without fees are left out.
                 * @example 150000
                 */
                readonly fee_max?: components["parameters"]["FeeMax"];
                /**
                 * @description Minimum yearly cost, in rupees. Schools without fees are left out.
                 * @example 20000
                 */
                readonly fee_min?: components["parameters"]["FeeMin"];
                /**
                 * @description Ids of filter values, separated by commas.
                 * @example [
                 *       3
                 *     ]
                 */
                readonly filter_ids?: components["parameters"]["FilterIds"];
                /**
                 * @description Whether `lat` and `lng` are only roughly known, as a coarse position of the browser is. The
                 *     results then have no distances. Ignored with a place, which knows this itself.
                 * @example true
                 */
                readonly is_approximate?: components["parameters"]["ApproximatePoint"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the location, in kilometres. Ignored without a location. Default: 25 for a
                 *     town, 5 for anything smaller; the response states which.
                 * @example 5
                 */
                readonly radius?: components["parameters"]["Radius"];
                /**
                 * @description `relevance`: complete and well-known schools first. `distance`: nearest first; needs a
                 *     location. `fees`: lowest first, schools without fees last. `name`: alphabetical.
                 *     Default: `distance` with a location, otherwise `relevance`. From an approximate location,
                 *     `distance` is `relevance`.
                 * @example distance
                 */
                readonly sort?: "relevance" | "distance" | "fees" | "name";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of schools. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSchoolArea: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The slug of a board, such as `cbse`.
                 * @example cbse
                 */
                readonly board?: components["schemas"]["AreaSlug"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description The slug of a city, or of a district with the suffix `-district`. Needs `state`.
                 * @example bengaluru
                 */
                readonly place?: components["schemas"]["AreaSlug"];
                /**
                 * @description The slug of a state, such as `tamil-nadu`.
                 * @example karnataka
                 */
                readonly state?: components["schemas"]["AreaSlug"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The area. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolArea"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly compareSchools: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description School slugs, separated by commas.
                 * @example [
                 *       "vidya-niketan-public-school-482913",
                 *       "national-public-school-104233"
                 *     ]
                 */
                readonly slugs: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The schools side by side. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolComparison"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createSchool: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Vidya Niketan Public School",
                 *       "location": "Indiranagar, Bengaluru, Karnataka, India",
                 *       "files": [
                 *         "/media/uploads/Vq2Ck8rT4yLw0Zs6Nb1Xh7Md3Gp9Jf5Ue-Ra_KtOiSc/1600x1067.webp"
                 *       ],
                 *       "contact_email": "office@vidyaniketan.example",
                 *       "contact_phone": "080 4123 4567",
                 *       "slug": "vidya-niketan-public-school-482914",
                 *       "is_online": false,
                 *       "lat": 12.9784,
                 *       "long": 77.6408
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewSchool"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly id: components["schemas"]["Id"];
                        readonly msg: string;
                        /** @description The saved slug. */
                        readonly slug: string;
                        readonly status: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSchoolEditor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["SchoolId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The school, active or not. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolEditor"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSchoolPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["SchoolId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page, and whether parents see it now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Whether parents see the page now. */
                        readonly is_public: boolean;
                        readonly missing: components["schemas"]["MissingToShow"];
                        readonly school: components["schemas"]["School"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadSchoolFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["File"];
        readonly responses: {
            readonly 200: components["responses"]["Uploaded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestFilterValues: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The filter to search.
                 * @example Languages
                 */
                readonly filterObjectName: "Infrastructure" | "Extracurricular Activities" | "Languages";
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example kan
                 */
                readonly key: components["schemas"]["SearchKey"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Matching values; those that begin with the key come first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["FilterValue"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFilters: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The section whose filters to list.
                 * @example schools
                 */
                readonly section: components["schemas"]["Section"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The filters, in display order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Filter"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestEverything: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example kendriya vid
                 */
                readonly key: components["schemas"]["SearchKey"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description The maximum number of suggestions.
                 * @example 10
                 */
                readonly limit: number;
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Suggestions, best first; empty for a key without letters or digits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Suggestion"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly mapSchools: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Age bands of the child, in years; alternatives.
                 * @example [
                 *       "6-11"
                 *     ]
                 */
                readonly ages?: components["parameters"]["Ages"];
                /**
                 * @description The visible part of the map, in degrees: south, west, north, east. At most 1,000 squares
                 *     of 64 pixels at this zoom.
                 * @example [
                 *       12.9,
                 *       77.55,
                 *       13.05,
                 *       77.72
                 *     ]
                 */
                readonly bounds: readonly number[];
                /**
                 * @description Maximum yearly cost, in rupees. Schools without fees are left out.
                 * @example 150000
                 */
                readonly fee_max?: components["parameters"]["FeeMax"];
                /**
                 * @description Minimum yearly cost, in rupees. Schools without fees are left out.
                 * @example 20000
                 */
                readonly fee_min?: components["parameters"]["FeeMin"];
                /**
                 * @description Ids of filter values, separated by commas.
                 * @example [
                 *       3
                 *     ]
                 */
                readonly filter_ids?: components["parameters"]["FilterIds"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the location, in kilometres. Ignored without a location. Default: 25 for a
                 *     town, 5 for anything smaller; the response states which.
                 * @example 5
                 */
                readonly radius?: components["parameters"]["Radius"];
                /**
                 * @description Web map zoom; the world is 256 × 2^zoom pixels wide.
                 * @example 13
                 */
                readonly zoom: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The clusters, those with the most schools first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolMap"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly countSchoolEnquiries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                readonly userId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The count. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolEnquiryCount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly searchEverything: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The kind to page through; `all` returns the first few results of each kind.
                 * @example all
                 */
                readonly kind: "all" | "schools" | "products" | "jobs" | "stores";
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1. Ignored for `all`.
                 * @example 1
                 */
                readonly page: number;
                /**
                 * @description A place name in India, a PIN code, or latitude and longitude in degrees separated by a
                 *     comma. Without a match, results are from everywhere, and `near.is_known` is false.
                 * @example Bengaluru
                 */
                readonly place?: string;
                /**
                 * @description The text typed. Surrounding white space is ignored.
                 * @example kendriya vidyalaya pune
                 */
                readonly query: string;
                /**
                 * @description Kilometres around the place; 50 at most if the query asks for a list. Without it, a list
                 *     has the radius usual for the place, and other results near the place only come first.
                 *     Ignored without a place.
                 * @example 10
                 */
                readonly radius?: number;
                /**
                 * @description Whether to search for the words of the query only, whatever they ask for.
                 * @example false
                 */
                readonly words: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The results, by kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly countSearchClick: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "query": "cbse schools in kochi",
                 *       "rank": 2
                 *     }
                 */
                readonly "application/json": {
                    /** Format: text */
                    readonly query: string;
                    /** @description The place of the result in the list, from 1. */
                    readonly rank?: number;
                };
            };
        };
        readonly responses: {
            /** @description The click will be counted. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPopularSearches: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The searches, the most popular first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PopularSearches"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestSearches: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example cbse schools in pu
                 */
                readonly key: components["schemas"]["SearchKey"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description The maximum number of suggestions of all kinds together.
                 * @example 10
                 */
                readonly limit: number;
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The suggestions; empty for a key without letters or digits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStoreInsights: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dashboard. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Dashboard"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestStoreFilter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Aarohan Music Academy",
                 *       "category": "Subjects",
                 *       "value": "Music theory",
                 *       "section": "tuitions"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewFilterRequest"];
            };
        };
        readonly responses: {
            /** @description Request stored. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "msg": "Requested"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The batch's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["BatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Weekend",
                 *       "days": [
                 *         "Sat",
                 *         "Sun"
                 *       ],
                 *       "starts_on": "2027-06-05",
                 *       "ends_on": null,
                 *       "start_time": "10:00",
                 *       "end_time": "11:30",
                 *       "seats": 12,
                 *       "seats_left": 4,
                 *       "price": 2200
                 *     }
                 */
                readonly "application/json": components["schemas"]["BatchDetails"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The batch's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["BatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The store and its products. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Store"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStoreEditor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["StoreId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The store, active or not, with all its products. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreEditor"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStorePreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["StoreId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page, and whether parents see it now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Whether parents see the page now. */
                        readonly is_public: boolean;
                        readonly missing: components["schemas"]["MissingToShow"];
                        readonly store: components["schemas"]["Store"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadStoreFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["File"];
        readonly responses: {
            readonly 200: components["responses"]["Uploaded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyStoresAndSchools: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Schools first, then stores; newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        /** @enum {string} */
                        readonly entity_type: "school" | "store";
                        readonly files: readonly string[];
                        readonly id: components["schemas"]["Id"];
                        readonly name: string;
                    }[];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listProducts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Maximum age, in years; at least `age_min`.
                 * @example 12
                 */
                readonly age_max?: number;
                /**
                 * @description Minimum age, in years. Lists products suitable for any age from `age_min` to `age_max`;
                 *     products without an age are left out.
                 * @example 8
                 */
                readonly age_min?: number;
                /**
                 * @description Whether to count the results of each filter (`kinds`, `facets`, `days`, `prices`,
                 *     `price_units`).
                 * @example true
                 */
                readonly counts: boolean;
                /**
                 * @description Weekdays. Lists products with a batch on at least one of them.
                 * @example [
                 *       "Sat",
                 *       "Sun"
                 *     ]
                 */
                readonly days?: readonly components["schemas"]["Weekday"][];
                /**
                 * @description Ids of filter values, separated by commas. An id that belongs to no product filter
                 *     matches nothing.
                 * @example [
                 *       35
                 *     ]
                 */
                readonly filter_ids?: readonly components["schemas"]["Id"][];
                /**
                 * @description The earliest start date of a batch. With `days`, one batch must match both.
                 * @example 2027-05-01
                 */
                readonly from?: string;
                /**
                 * @description Whether `lat` and `lng` are only roughly known, as a coarse position of the browser is. The
                 *     results then have no distances. Ignored with a place, which knows this itself.
                 * @example true
                 */
                readonly is_approximate?: components["parameters"]["ApproximatePoint"];
                /**
                 * @description Only this kind. Default: all four.
                 * @example tuition
                 */
                readonly kind?: components["schemas"]["ProductKind"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Maximum price, in thousands of rupees; at least `price_min`.
                 * @example 5
                 */
                readonly price_max?: number;
                /**
                 * @description Minimum price, in thousands of rupees per `price_unit`. Products without a price, and
                 *     those priced in another unit, are left out.
                 * @example 1
                 */
                readonly price_min?: number;
                /**
                 * @description The unit in which `price_min`, `price_max`, `prices` and the order by price compare. By
                 *     itself it leaves no product out. Default: prices of all units are compared.
                 * @example month
                 */
                readonly price_unit?: components["schemas"]["PriceUnit"];
                /**
                 * @description Distance from the location, in kilometres; 0 means the exact place. Ignored without a
                 *     location. Default: 25 for a town, 5 for anything smaller; the response states which.
                 * @example 5
                 */
                readonly radius?: number;
                /**
                 * @description `relevance`: best known first. `distance`: nearest first, products taught online last;
                 *     needs a location. `price`: lowest first, products priced in another unit or without a
                 *     price last. `date`: the batch that starts soonest
                 *     first. `name`: alphabetical. Default: `distance` with a location, otherwise `relevance`.
                 *     From an approximate location, `distance` is `relevance`.
                 * @example price
                 */
                readonly sort?: "relevance" | "distance" | "price" | "date" | "name";
                /**
                 * @description The latest start date of a batch; not before `from`.
                 * @example 2027-05-31
                 */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of products. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Evening",
                 *       "days": [
                 *         "Mon",
                 *         "Wed"
                 *       ],
                 *       "starts_on": "2027-06-07",
                 *       "ends_on": "2027-09-29",
                 *       "start_time": "16:30",
                 *       "end_time": "17:30",
                 *       "seats": 10,
                 *       "seats_left": 10,
                 *       "price": null,
                 *       "request_key": "c2a1b8d4-5e7f-4a6b-8c9d-0e1f2a3b4c5d"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BatchDetails"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["ListingCreated"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FieldSaved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "store_id": 12,
                 *       "kind": "activity",
                 *       "name": "Keyboard for beginners",
                 *       "mode": "centre",
                 *       "description_html": "<p>Two classes a week, in groups of six.</p>",
                 *       "files": [
                 *         "/media/uploads/Vq2Ck8rT4yLw0Zs6Nb1Xh7Md3Gp9Jf5Ue-Ra_KtOiSc/1600x1067.webp"
                 *       ],
                 *       "age_min": 7,
                 *       "age_max": 12,
                 *       "price": 1800,
                 *       "price_unit": "month",
                 *       "request_key": "8d7c2f0e-3a53-4a86-9d1b-70c2a7b2f6d4"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewProduct"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly id: components["schemas"]["Id"];
                        readonly msg: string;
                        readonly slug: string;
                        readonly status: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProductEditor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The product, active or not, with all its batches. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductEditor"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProductPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page, and whether parents see it now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Whether parents see the page now. */
                        readonly is_public: boolean;
                        readonly missing: components["schemas"]["MissingToShow"];
                        readonly product: components["schemas"]["Product"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly countServiceEnquiries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                readonly userId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The count. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceEnquiryCount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createStore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "brand_name": "Aarohan Music Academy",
                 *       "place": {
                 *         "location": "Indiranagar, Bengaluru, Karnataka, India",
                 *         "lat": 12.9719,
                 *         "long": 77.6412,
                 *         "is_exact": true
                 *       },
                 *       "files": "[\"/media/uploads/Vq2Ck8rT4yLw0Zs6Nb1Xh7Md3Gp9Jf5Ue-Ra_KtOiSc/1600x1067.webp\"]",
                 *       "request_key": "5f0c1c52-6a0b-4b7a-9a39-2f4f5f0f6f11"
                 *     }
                 */
                readonly "application/json": {
                    /** @description One line of 1 to 160 characters. */
                    readonly brand_name: string;
                    readonly files: components["schemas"]["CaptionedFilesJson"];
                    readonly place?: components["schemas"]["PlaceChoice"];
                    readonly request_key?: components["schemas"]["RequestKey"];
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["ListingCreated"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editStore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                readonly storeId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StoreChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FieldSaved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listOwnBatches: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description Only batches of this service.
                 * @example 12
                 */
                readonly product_id?: components["schemas"]["Id"];
                /**
                 * @description Part of the name of a batch, a service or a store.
                 * @example chess
                 */
                readonly q?: string;
                /**
                 * @description `seats`: the fewest seats left first. `-` reverses the order.
                 * @example seats
                 */
                readonly sort: "starts" | "-starts" | "name" | "-name" | "seats" | "-seats";
                /**
                 * @description Only batches of this store.
                 * @example 12
                 */
                readonly store_id?: components["schemas"]["Id"];
                /**
                 * @description Only batches that are running today, that start later, or that have ended.
                 * @example upcoming
                 */
                readonly time?: "running" | "upcoming" | "ended";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                readonly userId: components["parameters"]["OwnUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of batches. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnBatches"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDashboard: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The school or store of `kind`.
                 * @example 12
                 */
                readonly id?: components["schemas"]["Id"];
                /**
                 * @description Covers one listing; needs `id`.
                 * @example school
                 */
                readonly kind?: components["schemas"]["MembersKind"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                readonly userId: components["parameters"]["OwnUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dashboard. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Dashboard"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["SecondFactorPermission"];
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDeletedListings: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The kind of listing.
                 * @example school
                 */
                readonly kind: components["schemas"]["ListingKind"];
                /**
                 * @description Only products of this store.
                 * @example 9
                 */
                readonly store_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted listings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedListings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeMyEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "meera.iyer@example.in",
                 *       "password": "gulmohar tree 8y"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    /** @description Required for a different address if the user has a password. */
                    readonly password?: string;
                    readonly proof?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["EmailSent"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmMyEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addExitedUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "first_name": "Meera",
                 *       "last_name": "Iyer",
                 *       "email": "meera@example.in",
                 *       "phone": "9845012345",
                 *       "exited_page": "/schools"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    /** Format: page-path */
                    readonly exited_page: string;
                    readonly first_name: components["schemas"]["FirstName"];
                    readonly last_name: components["schemas"]["LastName"];
                    readonly phone: components["schemas"]["Mobile"];
                    readonly website?: string;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadProfileFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "file": "portrait.jpg"
                 *     }
                 */
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description Stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly msg: string;
                        readonly status: number;
                        readonly url: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly forgotPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["KnownEmail"];
        readonly responses: {
            readonly 202: components["responses"]["EmailSent"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createGoogleNonce: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The nonce. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly nonce: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createLinkToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The token. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestLoginLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["KnownEmail"];
        readonly responses: {
            readonly 202: components["responses"]["EmailSent"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginWithGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "idToken": "eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ.eyJzdWIiOiIxMDc2OSIsImVtYWlsIjoibWVlcmFAZXhhbXBsZS5pbiJ9.c2lnbmF0dXJl"
                 *     }
                 */
                readonly "application/json": {
                    readonly idToken: string;
                };
            };
        };
        readonly responses: {
            /** @description The outcome. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenSignIn"];
                };
            };
            readonly 202: components["responses"]["SecondStepNeeded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginWithPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "meera@example.in",
                 *       "password": "gulmohar tree 8y"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 202: components["responses"]["SecondStepNeeded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginWithToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "token": "Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY"
                 *     }
                 */
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description The outcome. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenSignIn"];
                };
            };
            readonly 202: components["responses"]["SecondStepNeeded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly acceptInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The listing and the role. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The invitation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MemberInvitation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyBlogs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description The status of the blogs.
                 * @example draft
                 */
                readonly status?: "draft" | "review" | "published";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, most recently changed first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyBlogList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBookmarks: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The kind of bookmark.
                 * @example school
                 */
                readonly kind: components["schemas"]["BookmarkKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookmarkList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly saveBookmark: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the record.
                 * @example 1
                 */
                readonly id: components["schemas"]["Id"];
                /**
                 * @description The kind of record.
                 * @example school
                 */
                readonly kind: "school" | "product" | "job" | "blog";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "note": "Visit on Saturday at 11."
                 *     }
                 */
                readonly "application/json": {
                    /** Format: text */
                    readonly note?: string | null;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeBookmark: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the record.
                 * @example 1
                 */
                readonly id: components["schemas"]["Id"];
                /**
                 * @description The kind of record.
                 * @example school
                 */
                readonly kind: "school" | "product" | "job" | "blog";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBookmarkIds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ids, by kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookmarkIds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadMyData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The personal data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly application_settings: components["schemas"]["StoredRecord"];
                        /** @description What the caller did with applications to their listings. */
                        readonly application_work: readonly components["schemas"]["StoredRecord"][];
                        /** @description The caller's applications, with their messages and events. CVs are in base64. */
                        readonly applications: readonly components["schemas"]["StoredRecord"][];
                        readonly blogs: readonly components["schemas"]["StoredRecord"][];
                        readonly bookmarks: readonly components["schemas"]["StoredRecord"][];
                        /**
                         * @description By the caller's email, if it is confirmed; the same applies to the properties
                         *     below.
                         */
                        readonly contact_messages: readonly components["schemas"]["StoredRecord"][];
                        /** @description What the caller did with the enquiries of listings. */
                        readonly desk: {
                            readonly claims: readonly components["schemas"]["StoredRecord"][];
                            readonly events: readonly components["schemas"]["StoredRecord"][];
                            readonly exports: readonly components["schemas"]["StoredRecord"][];
                            readonly messages: readonly components["schemas"]["StoredRecord"][];
                            readonly reveals: readonly components["schemas"]["StoredRecord"][];
                            readonly tasks: readonly components["schemas"]["StoredRecord"][];
                            readonly templates: readonly components["schemas"]["StoredRecord"][];
                            readonly views: readonly components["schemas"]["StoredRecord"][];
                            readonly visit_slots: readonly components["schemas"]["StoredRecord"][];
                        };
                        /** @description The caller's changes, from the audit log. */
                        readonly edits: readonly components["schemas"]["StoredRecord"][];
                        /**
                         * @description Enquiries that the caller sent, also from their confirmed email without signing in, with
                         *     their messages, permissions and notices, and who read the contact details.
                         */
                        readonly enquiries: readonly components["schemas"]["StoredRecord"][];
                        readonly exited_users: readonly components["schemas"]["StoredRecord"][];
                        /** Format: date-time */
                        readonly exported_at: string;
                        readonly filter_requests: readonly components["schemas"]["StoredRecord"][];
                        readonly job_alerts: readonly components["schemas"]["StoredRecord"][];
                        readonly links: readonly components["schemas"]["StoredRecord"][];
                        readonly mails: readonly components["schemas"]["StoredRecord"][];
                        /** @description Open invitations that the caller sent. */
                        readonly member_invitations: readonly components["schemas"]["StoredRecord"][];
                        /** @description The schools and stores that the caller works or worked for. */
                        readonly memberships: readonly components["schemas"]["StoredRecord"][];
                        /** @description What the caller told moderators. */
                        readonly moderation: {
                            readonly appeals: readonly components["schemas"]["StoredRecord"][];
                            readonly held_edits: readonly components["schemas"]["StoredRecord"][];
                            readonly reports: readonly components["schemas"]["StoredRecord"][];
                            readonly school_claims: readonly components["schemas"]["StoredRecord"][];
                        };
                        readonly newsletter_subscription: components["schemas"]["StoredRecord"] | null;
                        readonly profile: components["schemas"]["MyProfile"];
                        readonly schools: readonly components["schemas"]["StoredRecord"][];
                        readonly second_factor: components["schemas"]["SecondFactor"];
                        readonly sessions: readonly components["schemas"]["StoredRecord"][];
                        /** @description With their products and batches. */
                        readonly stores: readonly components["schemas"]["StoredRecord"][];
                        readonly uploads: readonly components["schemas"]["StoredRecord"][];
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyJobAlerts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The alerts, at most 20. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobAlertList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addMyJobAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "every": "week",
                 *       "criteria": {
                 *         "types": [
                 *           "part-time"
                 *         ],
                 *         "lat": 12.2958,
                 *         "lng": 76.6394,
                 *         "radius": 25
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly criteria: components["schemas"]["JobAlertCriteria"];
                    readonly every: components["schemas"]["JobAlertFrequency"];
                };
            };
        };
        readonly responses: {
            /** @description The alert. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobAlert"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endMyJobAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the alert.
                 * @example 12
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The alert has ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteListing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description The kind of listing.
                 * @example school
                 */
                readonly kind: components["parameters"]["ListingKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "msg": "Deleted",
                     *       "restorable_until": "2026-12-24T06:30:00.000Z"
                     *     }
                     */
                    readonly "application/json": {
                        readonly msg: string;
                        /** Format: date-time */
                        readonly restorable_until: string;
                        readonly status: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly restoreListing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                readonly id: components["parameters"]["ListingId"];
                /**
                 * @description The kind of listing.
                 * @example school
                 */
                readonly kind: components["parameters"]["ListingKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyModerationNotices: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of notices. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModerationNoticeList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeMyPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "current_password": "gulmohar tree 8y",
                 *       "password": "jamun season 9z"
                 *     }
                 */
                readonly "application/json": {
                    readonly current_password: string;
                    readonly password: components["schemas"]["NewPassword"];
                    readonly proof?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMyProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyProfile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateMyProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly field: "firstname" | "lastname" | "phone" | "profile_image" | "cover_image" | "is_walkthrough_skipped" | "children" | "consents";
                    /**
                     * @description Text for names; digits or null for `phone`; a URL from `uploadProfileFile` or
                     *     null for images; true for `is_walkthrough_skipped`; a list of at most 12 `Child`
                     *     for `children`; `Consents` for `consents`.
                     */
                    readonly value: string | boolean | readonly unknown[] | {
                        readonly [key: string]: unknown;
                    } | null;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteMyAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "meera@example.in",
                 *       "password": "gulmohar tree 8y"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: string;
                    readonly password?: string;
                    readonly proof?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyReports: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of reports. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMySessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions, most recently used first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Session"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeOtherSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The session.
                 * @example 12
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProfileDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                readonly userId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly user: components["schemas"]["UserDetails"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "token": "Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY",
                 *       "password": "jamun season 9z"
                 *     }
                 */
                readonly "application/json": {
                    readonly password: components["schemas"]["NewPassword"];
                    /** Format: token */
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly checkResetLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSchoolsAndStores: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The caller's schools and stores, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolsAndStores"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The second factors. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecondFactor"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addAuthenticator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["SecondFactorPermission"];
        readonly responses: {
            /** @description The secret, which is shown only now. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/EdBazaar:meera%40example.in?issuer=EdBazaar&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description In base 32. */
                        readonly secret: string;
                        /** @description The otpauth: URI for a QR code. */
                        readonly uri: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmAuthenticator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "164744"
                 *     }
                 */
                readonly "application/json": {
                    /** @description The code that the app shows. */
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SecondFactorAdded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createSecondFactorChallenge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["SecondStepNeeded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "challenge": "3mJr7AoUXx2Wqd0zq0p6o8rQ1nYQ2u7vK5cT9bHs4kE",
                 *       "name": "My phone",
                 *       "credential": {
                 *         "id": "MNOLJ-dFj4p_UMgVsWFa0w",
                 *         "rawId": "MNOLJ-dFj4p_UMgVsWFa0w",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoicXNHOXI0Q05FSzg2X2ItM1lFZGpnTWhHMkdBNFpZemZaYV92bk01d2pJRSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCJ9",
                 *           "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NBAAAAAAAAAAAAAAAAAAAAAAAAAAAAEDDTiyfnRY-Kf1DIFbFhWtOlAQIDJiABIVggQaRAODsOls-TIrbXIVC6nZx3KGUHf0HyfniQYbMRdggiWCCiEbm6IoNWFdWPNlthJAYE2ibhT5P7VrQ_D5okbhcW4g",
                 *           "transports": [
                 *             "internal"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    /** Format: token */
                    readonly challenge: string;
                    readonly credential: components["schemas"]["NewPasskey"];
                    /**
                     * Format: display-name
                     * @example My phone
                     */
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["SecondFactorAdded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly startPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["SecondFactorPermission"];
        readonly responses: {
            /** @description The options. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly challenge: string;
                        readonly options: components["schemas"]["PasskeyCreationOptions"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly replaceRecoveryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "proof": {
                 *         "challenge": "3mJr7AoUXx2Wqd0zq0p6o8rQ1nYQ2u7vK5cT9bHs4kE",
                 *         "method": "recovery_code",
                 *         "code": "7KQ2-M4XH-9PTW-C3RD"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly proof: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["SecondFactorAdded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "factor": "authenticator",
                 *       "proof": {
                 *         "challenge": "3mJr7AoUXx2Wqd0zq0p6o8rQ1nYQ2u7vK5cT9bHs4kE",
                 *         "method": "recovery_code",
                 *         "code": "7KQ2-M4XH-9PTW-C3RD"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly factor: "authenticator" | "passkey";
                    readonly passkey_id?: components["schemas"]["Id"];
                    readonly proof: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly completeSecondStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "challenge": "3mJr7AoUXx2Wqd0zq0p6o8rQ1nYQ2u7vK5cT9bHs4kE",
                 *       "method": "recovery_code",
                 *       "code": "7KQ2-M4XH-9PTW-C3RD"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly signUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "firstname": "Meera",
                 *       "lastname": "Iyer",
                 *       "email": "meera@example.in",
                 *       "password": "gulmohar tree 8y",
                 *       "user_type": "edbazaar"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly firstname: components["schemas"]["FirstName"];
                    readonly lastname: components["schemas"]["LastName"];
                    readonly password: components["schemas"]["NewPassword"];
                    /**
                     * @description The user type of everyone who registers here.
                     * @enum {string}
                     */
                    readonly user_type: "edbazaar";
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listVideos: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this kind. Default: all three.
                 * @example discussion
                 */
                readonly kind?: components["schemas"]["VideoKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of videos. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VideoList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getVideo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last part of the page's URL.
                 * @example how-much-homework-is-enough
                 */
                readonly url: components["schemas"]["Slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The video with its files and transcript, and related videos. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Video"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly countViews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "views": [
                 *         {
                 *           "kind": "school",
                 *           "slug": "a-school-100000",
                 *           "source": "search"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly views: readonly components["schemas"]["ListingView"][];
                };
            };
        };
        readonly responses: {
            /** @description The views are counted. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWidgetReleases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All available versions, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["WidgetRelease"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestForPartners: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example kendriya vid
                 */
                readonly key: components["schemas"]["SearchKey"];
                /**
                 * @description The kind to search.
                 * @example schools
                 */
                readonly kind: "all" | "schools" | "tuitions" | "activities" | "camps" | "workshops";
                /**
                 * @description The language of `detail`. Names are not translated.
                 * @example en
                 */
                readonly lang: "en" | "hi";
                /**
                 * @description The maximum number of suggestions.
                 * @example 6
                 */
                readonly limit: number;
                /**
                 * @description A partner key: edb_ followed by 22 letters and digits.
                 * @example edb_4Hq7Lm2Xc9Tz1Kd8Rw5BnP
                 */
                readonly partner?: string;
                /**
                 * @description A place name in India, a PIN code, or latitude and longitude in degrees separated by a
                 *     comma.
                 * @example Bengaluru
                 */
                readonly place?: string;
                /**
                 * @description Kilometres around the place; suggestions outside are left out. Ignored without a place.
                 * @example 10
                 */
                readonly radius?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Suggestions, best first; empty for a key without letters or digits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WidgetSuggestions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /**
             * @description The partner key is unknown, closed or not registered for this origin. `msg` says what to
             *     do.
             */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 403,
                     *       "code": "origin_not_registered",
                     *       "msg": "https://example.in is not registered for this partner key. Ask EdBazaar to add it."
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
