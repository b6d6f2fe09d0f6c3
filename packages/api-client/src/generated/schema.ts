// Generated from openapi.yaml by `pnpm generate`. Do not edit.
export interface paths {
    "/admin/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a field of any school
         * @description Like `editSchool`, for admins.
         */
        put: operations["editSchoolAsAdmin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows an action of an admin
         * @description Who did what and why, what an undo would change now, and what it would leave because it has changed
         *     since.
         */
        get: operations["getAdminAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/actions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes an action of an admin
         * @description Puts back what an action of the last 30 days changed, as an action of its own, which can be undone in
         *     the same way. A field that has changed since stays, and is listed. Answers 409 if the action was undone,
         *     is older, or nothing can be put back. With `is_preview`, nothing changes.
         */
        post: operations["undoAdminAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the admins who can be assigned work
         * @description Everybody with the admin role who is not blocked, by name.
         */
        get: operations["listAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all batches
         * @description Batches of all products. Counts at most 10,000 records.
         */
        get: operations["listAdminBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all batches as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all blogs
         * @description Drafts, blogs in review, published and hidden blogs. Counts at most 10,000 records.
         */
        get: operations["listAdminBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/blogs/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all blogs as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages from the contact page
         * @description The senders agreed to a reply only. A search finds words of the message, its sender or its number.
         *     Counts at most 10,000 records.
         */
        get: operations["listAdminContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows a contact message
         * @description The record as the list shows it.
         */
        get: operations["getAdminContactMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact-messages/{id}/follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assigns a contact message to an admin, or marks it as answered
         * @description A change can be undone for 30 days. Answers 409 if another admin has changed the record meanwhile, and
         *     says who and when.
         */
        put: operations["followUpContactMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact-messages/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the messages from the contact page as CSV
         * @description The records that the same query lists, on all pages, in the same order. Needs a recent password, and
         *     every export is logged. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all enquiries
         * @description Confirmed enquiries of all desks, without those merged into another. The name of the parent is
         *     null without a live consent; a search finds names only with one. Contact details are not listed.
         *     Counts at most 10,000 records.
         */
        get: operations["listAdminEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enquiries/{id}/invalid-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides whether an enquiry is invalid
         * @description For an enquiry that its desk marked as invalid and that waits for a review: 1 in 20, all of a desk that
         *     marks more than twice the median share, and every one whose parent objected. `upheld` leaves the mark, and
         *     the parent hears of it if they objected. `overturned` moves the enquiry back to `new`; the parent and the
         *     desk hear of it, the desk with the note. Members of the listing cannot review its enquiries. Answers 409 if
         *     no review is open.
         */
        post: operations["reviewInvalidEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enquiries/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all enquiries as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe. Answers 403 with the
         *     code `confirm_password` unless the caller has confirmed their password within the last 15 minutes.
         */
        get: operations["downloadAdminEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exited-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the contact details left in the exit popup
         * @description People who agreed to be contacted once about what they were looking for. Once they are marked as
         *     contacted, their email and phone number are hidden here and in the CSV file, and the search does not
         *     find them. A search also finds the number of a record. Counts at most 10,000 records.
         */
        get: operations["listAdminExitedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exited-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows an exited user
         * @description The record as the list shows it.
         */
        get: operations["getAdminExitedUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exited-users/{id}/follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assigns an exited user to an admin, or marks it as contacted
         * @description Marking as contacted hides the email and the phone number; taking the mark back shows them again. A
         *     change can be undone for 30 days. Answers 409 if another admin has changed the record meanwhile, and
         *     says who and when.
         */
        put: operations["followUpExitedUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exited-users/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the contact details left in the exit popup as CSV
         * @description The records that the same query lists, on all pages, in the same order. Needs a recent password, and
         *     every export is logged. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminExitedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/filter-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the requested filter values
         * @description Requests of providers for missing filter values, whatever their status. Counts at most 10,000 records.
         */
        get: operations["listAdminFilterRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/filter-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request.
                 * @example 61
                 */
                id: components["parameters"]["FilterRequestInPath"];
            };
            cookie?: never;
        };
        /**
         * Shows a requested filter value with what a decision would change
         * @description The request, the listings that would get the value, and the values that the filter has. A decision
         *     is about every pending request for the same value.
         */
        get: operations["getFilterRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/filter-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request.
                 * @example 61
                 */
                id: components["parameters"]["FilterRequestInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves, merges or rejects a requested filter value
         * @description An approval adds the value to its filter, under another name if one is given; a merge takes a value
         *     that exists. Both select the value in the listings that were named, and tell the users by email.
         *     Decides every pending request for the same value, as one action that can be undone for 30 days.
         *     Answers 409 if the request is decided already, if the value exists, or to the admin who asked for it.
         */
        post: operations["decideFilterRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/filter-requests/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the requested filter values as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminFilterRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-seekers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all job seekers
         * @description Users of type edjobs. Counts at most 10,000 records.
         */
        get: operations["listAdminJobSeekers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-seekers/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all job seekers as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe. Answers 403 with the
         *     code `confirm_password` unless the caller has confirmed their password within the last 15 minutes.
         */
        get: operations["downloadAdminJobSeekers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all jobs
         * @description Jobs, whatever their status. Counts at most 10,000 records.
         */
        get: operations["listAdminJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all jobs as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expires or reopens jobs
         * @description Up to 500 jobs as one action, which can be undone for 30 days. `expire` closes live and paused
         *     jobs now; `reopen` opens closed ones for 14 days. Jobs in another status and the caller's own
         *     are skipped and listed. With `is_preview`, nothing changes.
         */
        post: operations["decideJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/listings/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides, shows, removes or approves records
         * @description One decision about up to 500 records of a kind, with or without a case, as one action. Open cases about
         *     them are decided with it. Records that are already so, were deleted, belong to the caller or have a case
         *     that another admin has claimed are skipped and listed with why. `hide` and `remove` need a reason, which
         *     the owner sees. With `is_preview`, nothing changes and the response says what would. The action can be
         *     undone for 30 days.
         */
        post: operations["decideListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the metrics of the site in a period
         * @description From the daily values that are recounted every night. Days are those of India. Without a period,
         *     the 91 days before today.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metrics/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the records that a metric counts
         * @description The records as they are now. Their numbers add up to the value of the metric.
         */
        get: operations["listMetricRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/moderation/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists moderation cases
         * @description The queue of moderation, or with the tab `decided` what was decided in the last 30 days. A record has
         *     at most one open case. `tabs` counts the open cases of `kinds` by tab, `views` those of the tab; both
         *     ignore the other filters.
         */
        get: operations["listModerationCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/moderation/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows a moderation case
         * @description What changed since the last approved version, reports, history, the owner and other cases. Before a
         *     decision, the values now; after it, the values that were decided about.
         */
        get: operations["getModerationCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/moderation/cases/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims a moderation case
         * @description Keeps the case for the caller for 10 minutes; claiming it again extends this. With `take_over`, also
         *     if another admin has it. Answers 409 if another admin has it or it is decided.
         */
        post: operations["claimModerationCase"];
        /**
         * Releases a moderation case
         * @description Ends the claim of the caller, if they have one.
         */
        delete: operations["releaseModerationCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/moderation/cases/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides a moderation case
         * @description Answers 409 with `conflict` if the case has another revision, and says who decided it or that the owner
         *     has edited since. `approved` and `rejected_fields` need `to_revision`. `rejected_fields` puts the old
         *     values of `fields` back and approves the others. An appeal that is upheld with `approved` or `shown` puts
         *     back the owner's values that the decision had rejected, unless they have changed since; the changes of
         *     its case list them. Nobody decides about their own listing or content. With `is_preview`, nothing changes
         *     and the response has the message to the owner.
         */
        post: operations["decideModerationCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/moderation/cases/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a note to a moderation case
         * @description A note for admins, in the history of the case.
         */
        post: operations["addModerationNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/moderation/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Waits for changes of moderation cases
         * @description Answers as soon as a case was opened, claimed, decided or changed after `since`, at the latest after 25
         *     seconds. Without `since`, answers at once with a cursor. `must_reload` says that changes may have been
         *     missed.
         */
        get: operations["listModerationChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/moderation/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides several moderation cases
         * @description One decision about up to 500 cases, as one action. Cases with held fields, cases that have changed
         *     since, are decided, are claimed by another admin or concern the caller are skipped and listed. With
         *     `is_preview`, nothing changes.
         */
        post: operations["decideModerationCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists drafts of newsletters
         * @description Issues that are being written. Nobody else sees them, and nothing is sent.
         */
        get: operations["listAdminNewsletterDrafts"];
        put?: never;
        /**
         * Creates a draft of a newsletter
         * @description A request with the key of an earlier one returns the draft that exists.
         */
        post: operations["createNewsletterDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a draft of a newsletter */
        get: operations["getNewsletterDraft"];
        /**
         * Changes a draft of a newsletter
         * @description A change can be undone for 30 days. Answers 409 if another admin has changed the draft meanwhile.
         */
        put: operations["editNewsletterDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter-drafts/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports drafts of newsletters as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminNewsletterDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/permission-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists changes of permissions */
        get: operations["listPermissionChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/permission-changes/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The change.
                 * @example 12
                 */
                changeId: components["parameters"]["PermissionChangeInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws a change of permissions
         * @description For the admin who asked. Answers 409 if the change is decided or has expired.
         */
        delete: operations["withdrawPermissionChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/permission-changes/{changeId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The change.
                 * @example 12
                 */
                changeId: components["parameters"]["PermissionChangeInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Agrees to a change of permissions, or refuses it
         * @description For an admin other than the one who asked, with a recently confirmed password. Answers 409 if the
         *     change is decided or has expired, for the admin who asked, and for the last admin.
         */
        put: operations["decidePermissionChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all products
         * @description Tuitions, activities, camps and workshops, whatever their status. Counts at most 10,000 records.
         */
        get: operations["listAdminProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all products as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all schools
         * @description Schools of registers and of owners, whatever their status. A search finds words of the name and
         *     place, a slug, or the id in the register. Counts at most 10,000 records.
         */
        get: operations["listAdminSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/schools/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all schools as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/search-queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists searches without results or without an opened result
         * @description The most frequent queries of the last days, by their words; nothing is stored about the people
         *     who searched. Answered queries are kept for 30 days, others for 90.
         */
        get: operations["listSearchQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows queues, errors and the state of the site
         * @description What waits for admins, what went wrong today, and how the server does.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all stores
         * @description Stores, whatever their status. Counts at most 10,000 records.
         */
        get: operations["listAdminStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stores/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all stores as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all users
         * @description The search finds names, email addresses and ids. Counts at most 10,000 users.
         */
        get: operations["listAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        /**
         * Reads what admins may know of a user
         * @description Profile, listings, sessions, block, plan and open permission change. All admins get an email when
         *     one of them reads more than 200 users in an hour.
         */
        get: operations["getAdminUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{userId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Blocks a user
         * @description Ends all sessions and links of the user at once and tells them by email. The block ends by itself
         *     at `until`. Blocking again changes the reason and the end. Answers 409 for the caller's own
         *     account and for the last admin. For an admin, it needs a recently confirmed password, and all
         *     admins get an email.
         */
        put: operations["blockUser"];
        post?: never;
        /**
         * Ends the block of a user
         * @description Tells the user by email. Answers 409 if the user is not blocked.
         */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{userId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the permissions and the admin role of a user
         * @description If there is another admin who is not blocked, the change waits up to seven days until one of them
         *     agrees. Otherwise it applies at once, and all admins get an email. Answers 403 with the code
         *     `confirm_password` if the caller has not confirmed their password recently, and 409 if it is the
         *     caller's own account or the last admin, if another change is waiting, or if the user no longer
         *     has the values of `from`.
         */
        put: operations["setUserPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs a user out everywhere
         * @description Also ends sign-in links. Answers 409 for the caller's own account.
         */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{userId}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example 31
                 */
                sessionId: components["schemas"]["Id"];
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out one device of a user */
        delete: operations["endUserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all users as CSV
         * @description The users that the same query lists, on all pages, in the same order. Answers 403 with the code
         *     `confirm_password` if the caller has not confirmed their password recently. Every export is
         *     logged. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all videos
         * @description Discussions, contests and principal talks, whatever their status. Counts at most 10,000 records.
         */
        get: operations["listAdminVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/videos/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all videos as CSV
         * @description The records that the same query lists, on all pages, in the same order. Every export is logged.
         *     Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAdminVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts what waits for admins
         * @description Open cases, requests and messages by queue, for the menu. `getStatus` has their ages.
         */
        get: operations["countWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-cvs/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a CV
         * @description The token of an address that was created in the last 60 seconds.
         */
        get: operations["downloadCv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the audit log
         * @description Every change that a provider, a user or an admin made. Entries are never changed or deleted.
         *     Passwords, tokens and the personal values of a profile are not stored. Counts at most 10,000 entries.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-entries/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the audit log as CSV
         * @description The entries that the same query lists, on all pages, in the same order. Needs a recent password, and
         *     every export is logged. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["downloadAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists blogs
         * @description Published blogs, latest first.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{url}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a blog */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a contact message
         * @description Stores the message and emails an acknowledgement to the sender. Each IP address may send a
         *     few an hour. `website` is a honeypot: if it is filled in, the message is discarded silently.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the enquiries of a desk
         * @description Confirmed enquiries that were not merged into another one. `kind` and `id` choose the desk: a
         *     school or store, a product or batch, all schools or stores of the caller, or `general` for
         *     enquiries without a listing, which only admins see. Members of a listing see its enquiries;
         *     admins see all. Without a live consent, the parent's name and contact details are null.
         */
        get: operations["listDeskEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows an enquiry to the desk
         * @description Records when a member first opened it, which the parent sees, and marks the parent's messages
         *     as read. Phone numbers and email addresses in texts of the parent are masked. Without a live
         *     consent, the parent's name, contact details and the child's name are null.
         */
        get: operations["getDeskEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Moves, assigns or snoozes an enquiry
         * @description For owners, managers, counsellors and admins. Answers 409 with the name of the person if the
         *     enquiry has changed since `revision`, and 409 if the state cannot be reached from the current
         *     one. `contacted` is set by the first email or logged call; `invalid` has an operation of its own.
         */
        patch: operations["editDeskEnquiry"];
        trace?: never;
    };
    "/desk/enquiries/{id}/invalid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks an enquiry as invalid
         * @description Within 7 days of the enquiry and for one of the public reasons; `contact_dead` needs a bounced
         *     email and 3 logged calls without an answer on 3 days. The parent gets an email with the reason and may object
         *     within 14 days. Answers 409 otherwise.
         */
        post: operations["claimInvalidEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges an enquiry into another one
         * @description Both must be of the same school or store and have a live consent. The narrower channels and hours apply to the
         *     enquiry that stays. Answers 409 if one of them is merged already.
         */
        post: operations["mergeDeskEnquiry"];
        /**
         * Undoes the merge of an enquiry
         * @description `id` is the enquiry that was merged into another one. Both are as they were before. Repeating the
         *     request is safe.
         */
        delete: operations["undoDeskMerge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers an enquiry, or adds a note or a call
         * @description An email is sent only by permission of the parent; outside the permitted hours it waits until
         *     they begin (`send_at`). A note stays private. A call or WhatsApp message is logged after it
         *     took place. An email and a call move a new enquiry to contacted. Answers 409 if the parent has
         *     not permitted the channel. A repeated `request_key` adds nothing.
         */
        post: operations["addDeskMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels an email that waits for its time
         * @description For owners, managers, counsellors and admins. If it was the only answer, the parent waits again.
         *     Answers 409 once it was sent.
         */
        delete: operations["cancelDeskEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows the parent's phone number
         * @description For owners, managers, counsellors and admins, if the parent has permitted phone or WhatsApp, and
         *     during the permitted hours. Otherwise the answer is 409 with the reason and the next permitted
         *     time. Every request is logged, and the parent sees who opened the number and when. Up to 60 an
         *     hour and 300 a day.
         */
        post: operations["revealDeskContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the sender of a general enquiry whether it may be passed on
         * @description To a school or a store that answers enquiries. The sender gets an email and decides; until then the
         *     listing learns nothing. Answers 409 for an enquiry to a listing, without the sender's permission for
         *     emails, and if the sender was asked about this listing before.
         */
        post: operations["addDeskRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a task to an enquiry
         * @description For owners, managers, counsellors and admins. The member to whom it is assigned gets an email
         *     on the morning of the day. A repeated `request_key` adds nothing. Up to 50 open tasks.
         */
        post: operations["addDeskTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a task, or marks it as done or not done
         * @description For owners, managers, counsellors and admins. Repeating the request is safe.
         */
        patch: operations["editDeskTask"];
        trace?: never;
    };
    "/desk/enquiries/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back the last move between stages
         * @description For the member who made it, for 24 hours. The move that an answer makes, and a claim that the enquiry is
         *     invalid, cannot be taken back. Answers 409 if there is nothing to undo, or if the enquiry has changed
         *     since `revision`.
         */
        post: operations["undoDeskMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers or books a visit
         * @description Takes a seat of a visit time. `offer`: the parent gets an email and answers it. `book`: the visit is
         *     agreed, and the parent gets an email with a calendar entry if emails are permitted; the enquiry moves
         *     to the state `visit` if it can. Answers 409 if no seat is left, if the enquiry has an open visit, and
         *     without the parent's permission. Repeating the request is safe.
         */
        post: operations["addDeskVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/{id}/visits/{visitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Moves a visit, or changes its state
         * @description Either `slot_id` or `state`. A moved visit gives its seat back and takes one of the other time. A visit
         *     is `done` or `no_show` only after it has begun. The parent gets an email with the changed calendar
         *     entry if emails are permitted. Repeating the request is safe.
         */
        patch: operations["editDeskVisit"];
        trace?: never;
    };
    "/desk/enquiries/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes or answers several enquiries
         * @description Assigns, snoozes, moves or emails up to 100 enquiries, or adds a task to each. Each is checked by itself: one that is
         *     refused does not stop the others. With `preview`, nothing changes and the response says what
         *     would happen. Fields such as `{parent_name}` in `text` are filled in for each parent. A
         *     repeated `request_key` sends no email and adds no task twice.
         */
        post: operations["changeDeskEnquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/enquiries/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
        get: operations["downloadDeskEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the tasks of a desk
         * @description Tasks of confirmed enquiries that were not withdrawn, by day. `kind` and `id` choose the desk as
         *     in `listDeskEnquiries`. Without a live consent, the texts are without names.
         */
        get: operations["listDeskTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's saved views of a desk
         * @description By name. `kind` and `id` choose the desk as in `listDeskEnquiries`.
         */
        get: operations["listDeskViews"];
        put?: never;
        /**
         * Saves a view of a desk
         * @description Keeps the filters of a list under a name, for the caller alone. Answers 409 if the caller has a
         *     view of this name, or 30 views of this desk.
         */
        post: operations["addDeskView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A view of the caller.
                 * @example 12
                 */
                viewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a saved view
         * @description Repeating the request is safe.
         */
        delete: operations["removeDeskView"];
        options?: never;
        head?: never;
        /**
         * Renames a saved view
         * @description Answers 409 if the caller has another view of this name.
         */
        patch: operations["editDeskView"];
        trace?: never;
    };
    "/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an enquiry to up to five listings
         * @description Each recipient gets an enquiry of its own, with a consent of its own. `sent`: the caller is signed in
         *     and `email` is their confirmed address. `confirm`: a link was emailed, and no listing sees anything
         *     before it is opened. Repeating a request with the same `request_key` sends nothing twice. `website` is
         *     a honeypot; a request that looks automatic must also be confirmed by email.
         */
        post: operations["sendEnquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms enquiries by the link of an email
         * @description The listings see the enquiries from now on. The link works once, for 30 minutes. `access_token` opens
         *     an enquiry without a session.
         */
        post: operations["confirmEnquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiry-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what the form of a general enquiry needs
         * @description A general enquiry asks EdBazaar to find a school or service. For a signed-in user also their details.
         */
        get: operations["getGeneralEnquiryForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks the server, its database and its disk */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists applications for jobs of the caller
         * @description For members of the listing and for admins. Until an applicant of a blind job is shortlisted, nothing
         *     shows who they are. Counts apply all filters but the state.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an application
         * @description For members of the listing and for admins. The applicant sees when a member first opened it.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/{id}/cv-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an address for a CV
         * @description The address works for 60 seconds. Answers 404 without a CV, and until an applicant of a blind job is
         *     shortlisted.
         */
        post: operations["createCvAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/{id}/interview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets or cancels an interview
         * @description Emails the applicant a calendar entry, or its cancellation. The application must be in the state
         *     `interviewing`; the applicant is told so at once.
         */
        put: operations["setInterview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes to an applicant
         * @description The applicant gets an email. A repeated `request_key` adds nothing. Answers 409 after a withdrawal.
         */
        post: operations["writeToApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves an application to another state
         * @description The applicant learns of it with `tell`, or later. Answers 409 if the move is not possible, or if the
         *     application changed since `revision`.
         */
        post: operations["moveApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a note
         * @description Only members read notes. A repeated `request_key` adds nothing.
         */
        post: operations["addApplicationNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edits a note
         * @description Only its author may.
         */
        patch: operations["editApplicationNote"];
        trace?: never;
    };
    "/job-applications/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows the contact details of an applicant
         * @description Logged, and shown to the applicant. Answers 409 while the stage does not allow it.
         */
        post: operations["revealApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/{id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the caller's scores
         * @description The scores of other reviewers are shown after that.
         */
        put: operations["scoreApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the board of applications
         * @description The applications of each state, newest change first, up to 200 a state.
         */
        get: operations["getApplicationBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves or tells several applicants
         * @description `move` decides on up to 200 applications, each by itself: one that is refused does not stop the others.
         *     `tell` informs the applicants of all untold decisions among them in one transaction. Fields such as
         *     `{first_name}` in `text` are filled in for each applicant. With `preview`, nothing changes. Repeating a
         *     request is safe.
         */
        post: operations["changeApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-applications/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports applications as CSV
         * @description The applications that the same query lists, on all pages, without contact details. For owners, managers
         *     and admins. Every export is logged. Cells that a spreadsheet would run as a formula begin with an
         *     apostrophe.
         */
        get: operations["downloadApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the job posts of the listings that the caller works for
         * @description Latest change first, with the number of job posts in each status.
         */
        get: operations["listJobPosts"];
        put?: never;
        /**
         * Starts a draft of a job post
         * @description For a school or store that the caller owns or manages. The place is that of the listing. A
         *     repeated `request_key` returns the existing draft.
         */
        post: operations["createJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a job post
         * @description For members of its listing and admins. Answers 404 for others.
         */
        get: operations["getJobPost"];
        /**
         * Saves a job post
         * @description A draft may be incomplete. A job post that is not a draft must be complete. Answers 409 if
         *     somebody else has changed it since `revision`, in review, and after it closed. Questions cannot
         *     change once there are applications. A later closing time needs `extendJobPost`.
         */
        put: operations["saveJobPost"];
        post?: never;
        /**
         * Deletes a draft
         * @description Answers 409 if the job post is not a draft.
         */
        delete: operations["deleteJobPost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-posts/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a draft from another job post
         * @description `duplicate` for another job; `relist` offers a closed or filled job again. Dates are not
         *     copied. A repeated `request_key` returns the existing draft.
         */
        post: operations["copyJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-posts/{id}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves the closing time of a job
         * @description Of a live job, or of a closed one, which is live again. The reason is shown to applicants.
         *     Answers 409 if the job is in another status.
         */
        post: operations["extendJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-posts/{id}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the status of a job post
         * @description Submits a draft (`review`), withdraws it (`draft`), or pauses, resumes, closes or fills a job.
         *     The first three jobs of a listing are reviewed; later ones are live at once unless the checks
         *     find something. Answers 409 for a change that is not possible.
         */
        post: operations["moveJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-posts/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the schools and stores for which the caller may post jobs
         * @description Those that the caller owns or manages, and why one of them may not post yet.
         */
        get: operations["listPostingListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-posts/similar-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what similar jobs pay
         * @description The middle half of the monthly pay of the last year's jobs of a role in a state.
         */
        get: operations["readSimilarPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists jobs
         * @description Open jobs, filtered, sorted and paged. Values of one filter are alternatives; different
         *     filters must all match. With a location, lists jobs within `radius` km. The counts of a
         *     filter apply all other filters.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a job
         * @description An open or closed job. Answers 404 for a removed job.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an application for a job
         * @description Returns the caller's application for an open job, or creates a draft, filled in from the caller's last
         *     application. Repeating the request is safe. Answers 409 for a job that is closed, that accepts no
         *     applications here, or whose employer the caller has blocked.
         */
        post: operations["startApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a job alert by email
         * @description Emails a confirmation link; the alert starts when the recipient opens it and confirms. The
         *     response is the same whether or not the address has such an alert. `website` is a honeypot: if
         *     it is filled in, the request is discarded silently. Answers 400 for an unknown place.
         */
        post: operations["requestJobAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/alerts/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a job alert
         * @description Consumes the token of the emailed link, which works once and expires after two days.
         */
        post: operations["confirmJobAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/alerts/endings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a job alert
         * @description Ends the alert of the link; also succeeds if it has ended. Email programs end it by a POST to the
         *     link itself (RFC 8058).
         */
        post: operations["endJobAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/alerts/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a job alert for another year
         * @description Answers the yearly question whether the alert is still wanted. Answers 404 for an alert that has
         *     ended.
         */
        post: operations["renewJobAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/total-count/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the job posts of the listings that a user works for
         * @description The caller, or any user for an admin. Drafts and removed job posts do not count.
         */
        get: operations["countJobPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the hours and holidays of a desk
         * @description For members and admins. Without hours of its own, a desk has Monday to Saturday, 9 am to 4 pm.
         */
        get: operations["getDesk"];
        /**
         * Replaces the hours and holidays of a desk
         * @description For owners, managers and admins. Spans of a day must not overlap. Due times of enquiries that
         *     were received earlier stay.
         */
        put: operations["setDesk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/enquiry-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what the enquiry form needs
         * @description What the sender should know before writing: who will read it, when the listing usually answers, and
         *     the notice to agree to. For a signed-in user also their details and their latest enquiry here.
         */
        get: operations["getEnquiryForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/member-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites somebody to work for a school or store
         * @description Emails a link that works once and expires in 7 days. The owner invites for every role, a manager
         *     for counsellor and viewer. A second invitation to an address replaces the first.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/member-invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws an invitation
         * @description For owners and managers. Its link stops working. Repeating the request is safe.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists who works for a school or store
         * @description For members and admins. Open invitations are listed for owners, managers and admins.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a member's role, or the owner
         * @description The owner changes every other role; a manager those of counsellors and viewers. The role
         *     `owner` hands the listing over, which only the owner may do: the former owner becomes a
         *     manager. Answers 409 if the new owner's plan has no room.
         */
        put: operations["setMemberRole"];
        post?: never;
        /**
         * Removes a member
         * @description The owner removes anybody else; a manager removes counsellors and viewers; everybody may remove
         *     themselves. Answers 409 for the owner. Repeating the request is safe.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows the phone number of a school or store
         * @description Pages and lists contain phone numbers without their last digits, so that nobody can collect them.
         *     Up to 30 an hour for a user or an IP address. Answers 404 if there is no number.
         */
        post: operations["showListingPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/reply-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reply templates of a desk
         * @description For members and admins, by title.
         */
        get: operations["listReplyTemplates"];
        put?: never;
        /**
         * Adds a reply template
         * @description For owners, managers and admins. The fields `{parent_name}`, `{child_name}`, `{class}`, `{listing}` and `{my_name}` are
         *     filled in for each enquiry; other words in braces are refused. Up to 50 templates.
         */
        post: operations["addReplyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/reply-templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a reply template
         * @description For owners, managers and admins.
         */
        put: operations["editReplyTemplate"];
        post?: never;
        /**
         * Deletes a reply template
         * @description For owners, managers and admins. Repeating the request is safe.
         */
        delete: operations["removeReplyTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/test-enquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test enquiry to the caller's desk
         * @description For owners, managers, counsellors and admins: an enquiry from the caller's own address. It is not
         *     counted, and is deleted after a day. If there is one already, the answer is its id.
         */
        post: operations["sendTestEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/visit-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the visit times of a desk
         * @description For members and admins. Those that have not ended, by time.
         */
        get: operations["listVisitSlots"];
        put?: never;
        /**
         * Adds visit times
         * @description For owners, managers and admins. One on `day`, and one on the same weekday of each following week.
         *     Holidays of the desk are left out and named in `skipped`. Answers 409 if a time overlaps another one;
         *     none is added then.
         */
        post: operations["addVisitSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{kind}/{id}/visit-slots/{slotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a visit time
         * @description For owners, managers and admins. Answers 409 if somebody is coming or came: cancel the visits first.
         *     Repeating the request is safe.
         */
        delete: operations["removeVisitSlot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeals against a decision
         * @description For the owner of the listing, once, within 20 days of a decision that hid, removed or rejected something.
         *     Where there are two admins, another one than the first decides it.
         */
        post: operations["appealDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's applications
         * @description Newest first, with drafts. A decision is shown once the employer has told the applicant.
         */
        get: operations["listMyApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads one of the caller's applications
         * @description With the form, the messages, and who opened the contact details.
         */
        get: operations["getMyApplication"];
        put?: never;
        post?: never;
        /**
         * Deletes a draft
         * @description Answers 409 for a submitted application, which can be withdrawn instead.
         */
        delete: operations["removeMyDraft"];
        options?: never;
        head?: never;
        /**
         * Saves a section of a draft
         * @description Fields that are missing stay as they are. `complete` says whether the section is finished; a finished
         *     section is checked. Answers 409 once the application is submitted.
         */
        patch: operations["saveMyApplication"];
        trace?: never;
    };
    "/my-applications/{id}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the CV of a draft
         * @description A PDF or DOCX of at most 5 MB, recognised by its content. It replaces the former one.
         */
        post: operations["uploadMyCv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-applications/{id}/cv-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an address for the caller's CV
         * @description The address works for 60 seconds.
         */
        post: operations["createMyCvAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-applications/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws an application or declines an offer
         * @description `withdraw` also withdraws the consent: the employer no longer sees name, contact details and CV.
         *     `decline` answers an offer.
         */
        post: operations["endMyApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-applications/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes to the employer
         * @description From an interview on, or as an answer to a message of the employer. A repeated `request_key` adds
         *     nothing.
         */
        post: operations["writeInMyApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-applications/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits an application
         * @description Sends the application to the employer, once: repeating the request changes nothing. Answers 400 if a
         *     section is not finished, and 409 after the closing time of the job.
         */
        post: operations["submitMyApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-applications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the caller's settings for applications
         * @description Reminders, and the listings that never see the caller's applications.
         */
        get: operations["getApplicationSettings"];
        /**
         * Changes the caller's settings for applications
         * @description A blocked school or store no longer sees any application of the caller, also those sent before.
         */
        put: operations["setApplicationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's enquiries
         * @description Enquiries sent with the account or from its confirmed address, latest activity first.
         */
        get: operations["listMyEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an enquiry as its sender
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`. Marks replies as read.
         */
        get: operations["getMyEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries/{id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes how the listing may contact the sender
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     The former consent is kept and superseded. After a withdrawal this gives a new one.
         */
        put: operations["changeEnquiryConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes to the listing
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     Repeating a request with the same `request_key` adds nothing.
         */
        post: operations["writeInMyEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries/{id}/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers the claim that an enquiry is not valid
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     Possible once, for 14 days.
         */
        post: operations["objectToInvalid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agrees that the consent holds for the listing's new owner
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     Gives a new consent with the same channels, hours and last day, and supersedes the former one. Repeating
         *     the request is safe. Answers 409 if the consent has ended or its notice has changed.
         */
        post: operations["agreeToNewOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries/{id}/routes/{routeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets EdBazaar pass a general enquiry on, or not
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     With `accept`, a consent for this listing is required; the listing then gets an enquiry of its own with
         *     the same question. Without it, the listing learns nothing. Possible once; repeating the request is safe.
         */
        post: operations["answerMyRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries/{id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Chooses the time of a visit
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     Books a visit, accepts the one that the listing offered, or moves it to another time. The sender gets
         *     an email with a calendar entry. Answers 409 if no seat is left. Repeating the request is safe.
         */
        put: operations["chooseMyVisit"];
        post?: never;
        /**
         * Cancels a visit, or declines the one that was offered
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     The seat is free again. Answers 409 once the visit has begun. Repeating the request is safe.
         */
        delete: operations["cancelMyVisit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-enquiries/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws the permission or the enquiry
         * @description This works with the session of the sender, or with the token of a link from an email in `x-enquiry-token`.
         *     `permission`: the listing no longer sees the names and contact details. `enquiry`: it does not see
         *     the messages either, and the enquiry ends. Emails that wait to be sent are deleted. Repeating the
         *     request is safe.
         */
        post: operations["withdrawFromEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists newsletters
         * @description Published newsletters, latest first.
         */
        get: operations["listNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a newsletter */
        get: operations["getNewsletter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a subscription
         * @description Consumes the token of the emailed link, which works once and expires after two days.
         */
        post: operations["confirmSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes to the newsletter
         * @description Emails a confirmation link; the subscription starts when the user opens it and confirms. The
         *     response is the same whether or not the address is subscribed. `website` is a honeypot: if
         *     it is filled in, the request is discarded silently.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a subscription
         * @description Unsubscribes the address of the link; also succeeds if it is already unsubscribed. Email
         *     programs unsubscribe by a POST to the link itself (RFC 8058).
         */
        post: operations["unsubscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/at-point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describes a point in India
         * @description The address parts of a point, from the nearest places of the gazetteer: for a pin on a map or
         *     the user's position. Parts that are not known are null.
         */
        get: operations["describePoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggests places in India
         * @description Towns, localities, post offices and pincodes whose name begins with the key.
         */
        get: operations["suggestPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names to show on a map
         * @description The most important towns and localities of a map area, so that a map without background tiles
         *     has names. Smaller places appear at higher zooms. The area is extended to whole tiles of 256
         *     pixels, so that nearby requests share an answer.
         */
        get: operations["mapPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows tasks and figures of a service
         * @description For the people who work for the service, and admins.
         */
        get: operations["getProductInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a product
         * @description A slug that the product had before finds it too.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a record
         * @description Anybody can report what is public. Signed-in users see the status of their reports. Answers 429 to more
         *     than 10 open reports of a user, and to many from one network. Reporting a record again replaces the
         *     reason and the text.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks to manage a school that has no owner
         * @description For a school that nobody manages. An admin checks the request; once it is granted, the caller is the owner
         *     of the school. Answers 409 if the school has an owner or the caller has already asked.
         */
        post: operations["claimSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a field of the caller's school
         * @description With `revision`, answers 409 if someone else has changed the same field since; changes to
         *     other fields do not conflict. A new name creates a new slug, and the old slug redirects.
         */
        put: operations["editSchool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/{id}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows tasks and figures of a school
         * @description For the people who work for the school, and admins.
         */
        get: operations["getSchoolInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a school */
        get: operations["getSchool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/add-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a new school filter value
         * @description An admin decides. Duplicate requests are stored once. If the value exists, answers 400, and
         *     the error names it as `existing`.
         */
        post: operations["requestSchoolFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists schools
         * @description Active schools, filtered, sorted and paged. Values of one filter are alternatives; different
         *     filters must all match. With a location, lists schools within `radius` km and counts them
         *     exactly. After them come schools whose exact place is not known, somewhere in the same
         *     district (`approximate`). Without a location, lists the whole country, and the count may be an estimate
         *     (`is_total_exact`).
         */
        get: operations["listSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the school figures of a state, district or city
         * @description The number of schools, their boards, types and fees, the 1,000 best-known schools in pages
         *     of 20, and neighbouring areas. Without a state: all of India. With a board: only schools of
         *     that board. Recounted after each import and once a day. Answers 404 past the last page.
         */
        get: operations["getSchoolArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compares up to four schools
         * @description The details of each school, in the requested order. `unknown` lists slugs that match no
         *     active school. With a place, includes distances from it.
         */
        get: operations["compareSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a school
         * @description The caller owns the school, which is active at once. A repeated request with the same slug
         *     returns the existing school. If another owner has the slug, the server creates a different
         *     one. Answers 409 when the plan allows no more schools.
         */
        post: operations["createSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/edit/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a school for editing
         * @description For the owner and admins.
         */
        get: operations["getSchoolEditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/edit/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the page of a school as parents would see it
         * @description For the owner and admins, also while it is hidden from parents.
         */
        get: operations["getSchoolPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads an image or video of a school
         * @description A JPEG, PNG or GIF of at most 10 MB, or a video (MP4, MPEG or WebM) of at most 50 MB; the
         *     type is detected from the content. Images are re-encoded in several sizes without camera
         *     metadata. The file belongs to the caller. `createSchool` and `editSchool` attach it; unused
         *     files are deleted after a day.
         */
        post: operations["uploadSchoolFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/filter-autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggests values of one filter */
        get: operations["suggestFilterValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists filters with their values
         * @description Leaves out values named Others.
         */
        get: operations["listFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/home-autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggests schools, products, jobs and stores
         * @description At most 10 suggestions for the text typed so far. The text may begin any word. Small
         *     spelling errors, romanised spellings (vidyalay, vidhyalaya) and common short names (kv, dps)
         *     are understood. With a location, nearby suggestions come first.
         */
        get: operations["suggestEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups schools on a map
         * @description The schools of a list as map clusters: schools that are close together at this zoom share a
         *     cluster. Takes the filters, location and radius of `listSchools` and returns only what lies
         *     within `bounds`. Schools whose exact place is not known are left out.
         */
        get: operations["mapSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/schools-enquiries-count/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the enquiries of the schools that a user works for
         * @description The caller, or any user for an admin. Withdrawn, merged and invalid enquiries do not count.
         */
        get: operations["countSchoolEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
        get: operations["searchEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts that a result of a search was opened
         * @description Counts by the words of the query and the rank of the result only, without anything about the
         *     user. A query without a search on the same day is not counted.
         */
        post: operations["countSearchClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists popular searches
         * @description The lists that people asked for most in the last 30 days, with a location those around it;
         *     then lists with the most schools around the nearest town. For an empty search box. May be ten
         *     minutes old.
         */
        get: operations["listPopularSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggests a search, places and names
         * @description What the text typed so far asks for, such as "CBSE schools in Kochi" with its number of
         *     schools; then places whose name the text begins; then schools, products, jobs and stores. At
         *     most `limit` in all. The number may be half a minute old.
         */
        get: operations["suggestSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{id}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows tasks and figures of a store and its services
         * @description For the people who work for the store, and admins.
         */
        get: operations["getStoreInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/add-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a new product filter value
         * @description An admin decides. Duplicate requests are stored once. If the value exists, answers 400, and
         *     the error names it as `existing`.
         */
        post: operations["requestStoreFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a batch
         * @description With `revision`, keeps fields that others have changed since and the caller has not; answers
         *     409 if both changed the same field.
         */
        put: operations["editBatch"];
        post?: never;
        /**
         * Removes a batch
         * @description Also succeeds if the batch is already gone.
         */
        delete: operations["removeBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/created/store/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a store */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/edit/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a store for editing
         * @description For the owner and admins.
         */
        get: operations["getStoreEditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/edit/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the page of a store as parents would see it
         * @description For the owner and admins, also while it is hidden from parents.
         */
        get: operations["getStorePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads an image or video of a store or product
         * @description Like `uploadSchoolFile`, for stores and products.
         */
        post: operations["uploadStoreFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/my-stores-and-schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's schools and stores for the side menu */
        get: operations["listMyStoresAndSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists tuitions, activities, camps and workshops
         * @description Active products of active stores, filtered, sorted and paged. Values of one filter are
         *     alternatives; different filters must all match. With a location, lists products within
         *     `radius` km, each with its distance, and all that are taught online. Ended batches are
         *     ignored.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a batch to the caller's product
         * @description A repeated `request_key` returns the existing batch.
         */
        post: operations["addBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a field of the caller's product
         * @description For the owner of the store and admins. With `revision`, answers 409 if someone else has
         *     changed the same field since.
         */
        put: operations["editProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a tuition, activity, camp or workshop
         * @description The product belongs to a store of the caller and is active at once. Answers 409 when the
         *     plan allows no more products for the store. A repeated `request_key` returns the existing
         *     product.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/edit/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a product for editing
         * @description For the owner of the store and admins.
         */
        get: operations["getProductEditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/edit/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the page of a product as parents would see it
         * @description For the owner and admins, also while it is hidden from parents.
         */
        get: operations["getProductPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/services-enquiries-count/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the enquiries of the stores that a user works for
         * @description The caller, or any user for an admin. Withdrawn, merged and invalid enquiries do not count.
         */
        get: operations["countServiceEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/store/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a store
         * @description The caller owns the store. It is hidden until it has a place and a contact and its owner sets
         *     `is_active`. Hidden stores do not count against the plan, but their number is limited: Answers 409
         *     when the caller has too many hidden and recently deleted stores. A repeated `request_key`
         *     returns the existing store.
         */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/store/edit/{storeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a field of the caller's store
         * @description For the owner and admins. With `revision`, answers 409 if someone else has changed the same
         *     field since. `is_active` needs a `place`, and a `mobile` or `email`; without them the errors
         *     name what is missing.
         */
        put: operations["editStore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the batches of the stores that a user works for
         * @description The caller, or any user for an admin.
         */
        get: operations["listOwnBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows tasks and figures of the listings that a user works for
         * @description The caller, or any user for an admin. Covers the schools and stores whose enquiries the user may
         *     see, or one of them.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms that the caller is the user
         * @description For 15 minutes the session may then call the operations that answer 403 with the code
         *     `confirm_password`: exports of personal data, and changes of permissions. Send the password,
         *     or the proof of a second factor. A sign-in confirms its session too. Answers 400 for the field
         *     `proof` if the account has a second factor and no password, and 409 if it has neither: the user
         *     must sign in again.
         */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/deleted-listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what the caller can restore
         * @description The caller's schools, stores or products that were deleted in the last 30 days, latest first;
         *     at most 100.
         */
        get: operations["listDeletedListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a change or confirmation of the caller's email
         * @description Emails a link to the given address; the address becomes the account's when the user opens
         *     the link within 30 minutes. The previous address is notified. With the current address, the
         *     link confirms it. The response is the same whether or not the address has an account. For a
         *     different address, a caller with a second factor must also prove it: without `proof`, the
         *     answer is 400 for that field.
         */
        post: operations["changeMyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an email address with a link
         * @description Consumes the link. The caller must be signed in to the account: otherwise someone could
         *     register another person's address and wait for that person to confirm it.
         */
        post: operations["confirmMyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/exited-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores contact details from the exit popup
         * @description The EdBazaar team reads them and may reply. Works with or without a session.
         */
        post: operations["addExitedUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a profile or cover image
         * @description A JPEG, PNG or GIF of at most 5 MB. The image is re-encoded without camera metadata and
         *     belongs to the caller; `updateMyProfile` attaches it.
         */
        post: operations["uploadProfileFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a password reset link
         * @description Emails a link that works once and expires after 30 minutes. The response is the same whether
         *     or not the email is known.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/google-nonces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a sign-in with Google
         * @description Creates the nonce for Google to include in the ID token. It works once and expires after 30
         *     minutes.
         */
        post: operations["createGoogleNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/link-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a token for a link to the jobs site
         * @description It works once and expires after five minutes; the jobs site signs the user in with
         *     `loginWithToken`.
         */
        post: operations["createLinkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a sign-in link
         * @description Emails a link that works once and expires after 30 minutes. The response is the same whether
         *     or not the email is known.
         */
        post: operations["requestLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-with-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in or registers with Google
         * @description Verifies the ID token with Google's keys: issuer, audience, expiry and a nonce of
         *     `createGoogleNonce`. `ok` is 1 when the user is signed in, -1 when an admin has blocked the
         *     user, and 0 when the token is not valid. Answers 202 if the account has a second factor.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-with-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a password
         * @description An unknown email takes as long as a wrong password and gets the same response. After too
         *     many failed attempts the account is rate limited; its owner can still sign in with an
         *     emailed link. Answers 403 for users of type edjobs, and 202 if the account has a second
         *     factor: `completeSecondStep` then signs in.
         */
        post: operations["loginWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-with-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a link
         * @description Consumes the token of an emailed link or of a link from another EdBazaar site. `ok` is 1
         *     when the user is signed in, -1 when an admin has blocked the user, and 0 when the link was
         *     used or has expired. An emailed link answers 202 if the account has a second factor.
         */
        post: operations["loginWithToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs out
         * @description Revokes the session and links to the jobs site.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/member-invitations/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts an invitation
         * @description Makes the caller a member. The invitation must have been sent to the caller's address, otherwise
         *     the answer is 403 and it stays valid.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/member-invitations/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows an invitation
         * @description The invitation of an emailed link, which stays valid.
         */
        post: operations["getInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's blogs */
        get: operations["listMyBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's bookmarks
         * @description `data` has the public records. `unavailable` names those of the kind that are hidden, or that
         *     were deleted in the last 30 days.
         */
        get: operations["listBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-bookmarks/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The kind of record.
                 * @example school
                 */
                kind: "school" | "product" | "job" | "blog";
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a bookmark or changes its note
         * @description Repeating the request is safe. Without `note`, an existing note stays. At most 500
         *     bookmarks.
         */
        put: operations["saveBookmark"];
        post?: never;
        /**
         * Removes a bookmark
         * @description Also succeeds if the bookmark is already gone.
         */
        delete: operations["removeBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-bookmarks/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the ids of the caller's bookmarks
         * @description For marking bookmarked cards.
         */
        get: operations["listBookmarkIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the caller's personal data
         * @description All data stored about the caller, without hashes of secrets.
         */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-job-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the job alerts of the caller
         * @description Alerts that have not ended, latest first; also those of the caller's confirmed email.
         */
        get: operations["listMyJobAlerts"];
        put?: never;
        /**
         * Adds a job alert
         * @description The alert goes to the caller's email. If it is not confirmed yet, a confirmation link is emailed
         *     first. An alert with these criteria is changed instead of added twice. Answers 409 for the 21st
         *     alert, and 400 for an unknown place.
         */
        post: operations["addMyJobAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-job-alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a job alert of the caller
         * @description Also succeeds if it has ended.
         */
        delete: operations["endMyJobAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-listings/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a school, store or product
         * @description For the owner and admins. The listing, and with a store its products, disappears everywhere at
         *     once, and can be restored for 30 days. Then it is removed for good, with its images and videos;
         *     a school from a register goes back to the register's entry. Repeating the request is safe.
         */
        delete: operations["deleteListing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-listings/{kind}/{id}/restorations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a deleted school, store or product
         * @description For the owner and admins, within 30 days. It is live or hidden, as before. Answers 409 if the
         *     owner's plan has no room for it, or if the product's store is deleted. Repeating the request is
         *     safe.
         */
        post: operations["restoreListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-moderation-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what was decided about the listings of the caller
         * @description Decisions about listings that the caller owns or manages, newest first; edits that wait for a decision;
         *     and requests to manage a school.
         */
        get: operations["listMyModerationNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the caller's password
         * @description Signs out all other sessions. Users without a password set one through `forgotPassword`. A
         *     caller with a second factor must also prove it: without `proof`, the answer is 400 for that
         *     field.
         */
        put: operations["changeMyPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the caller's profile */
        get: operations["getMyProfile"];
        /** Saves a field of the caller's profile */
        put: operations["updateMyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-profile/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the caller's account
         * @description Immediate and permanent. Deletes all data stored about the user, including blogs and, if the
         *     email is confirmed, messages sent from it, and removes listings that the user has deleted.
         *     Other schools and stores stay, without an owner. The user must repeat their email and, if they
         *     have one, their password. A user with a second factor must also prove it: without `proof`, the
         *     answer is 400 for that field. Answers 409 for the last admin.
         */
        post: operations["deleteMyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reports of the caller
         * @description Newest first, with what was decided.
         */
        get: operations["listMyReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's sessions */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        /** Revokes all other sessions */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes one of the caller's sessions */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile-details/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a user
         * @description The caller, or any user for an admin.
         */
        get: operations["getProfileDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with a reset link
         * @description Consumes the link and signs out all sessions.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a password reset link
         * @description Tells whether the link is still valid, without consuming it.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/schools-and-stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's schools and stores */
        get: operations["listSchoolsAndStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the caller's second factors */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-factor/authenticators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the set-up of an authenticator app
         * @description Returns a secret for the app. It becomes the second factor, instead of an earlier app, once
         *     `confirmAuthenticator` receives a code of it within 30 minutes. Answers 409 if the caller's
         *     email is not confirmed.
         */
        post: operations["addAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-factor/authenticators/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes the set-up of an authenticator app
         * @description The first second factor of an account comes with recovery codes and signs out all other
         *     sessions.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-factor/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a proof of the caller's second factor
         * @description The challenge that a proof answers. A caller with a second factor must prove it before they
         *     change it, change their email or delete their account. It works once and expires after ten
         *     minutes.
         */
        post: operations["createSecondFactorChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes the set-up of a passkey
         * @description Consumes the challenge of `startPasskey`. The first second factor of an account comes with
         *     recovery codes and signs out all other sessions.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the set-up of a passkey
         * @description Returns a challenge and the options for `navigator.credentials.create`. Answers 409 if the
         *     caller's email is not confirmed, if the caller has ten passkeys, or if the site is opened by
         *     an IP address, where browsers allow no passkeys.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the caller's recovery codes
         * @description All earlier codes stop working.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-factor/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes the authenticator app or a passkey
         * @description With the last one, the recovery codes are removed and sign-in has one step again. Answers
         *     409 if it is the last one of an admin who must have a second factor.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a sign-in with the second factor
         * @description Consumes the challenge of a sign-in that answered 202, and starts the session. A wrong code
         *     answers 401 and leaves the challenge valid. Answers 404 if the challenge was used or has
         *     expired: the user signs in again.
         */
        post: operations["completeSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers
         * @description Creates an account and signs in. Emails a link to confirm the address. Refuses common
         *     passwords.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists videos
         * @description Published videos, latest first.
         */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{url}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a video */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts that pages of listings were opened
         * @description Counts by listing, day in India and source, without anything about the visitor. Not counted:
         *     listings that are not public, known bots, admins, and the people who work for the listing.
         */
        post: operations["countViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the versions of the search widget
         * @description What a page needs to embed a version: the URL of the script and the digest with which the
         *     browser verifies it.
         */
        get: operations["listWidgetReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
        get: operations["suggestForPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedInvitation: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MembersKind"];
            /** @description The name of the school or store. */
            name: string;
            role: components["schemas"]["MemberRole"];
        };
        /**
         * @description The actor's relation to the record.
         * @enum {string}
         */
        ActorRole: "owner" | "member" | "admin" | "system";
        AdminAction: {
            actor: components["schemas"]["ModerationPerson"] | null;
            /** Format: date-time */
            created_at: string;
            id: components["schemas"]["Id"];
            reason_code: string | null;
            reason_text: string | null;
            /** @description Entries of the audit log. */
            rows: number;
            /**
             * Format: date-time
             * @description Null if it cannot be undone.
             */
            undo_until: string | null;
            undoes_action_id: number | null;
            undone_by_action_id: number | null;
            /** @description Such as `edit`, `approved` or `undo`. */
            verb: string;
        };
        AdminActionDetail: {
            action: components["schemas"]["AdminAction"];
            /** @description What would stay, then what would return; at most 200. */
            lines: components["schemas"]["UndoLine"][];
            /** @description Fields that would stay. */
            refused: number;
            /** @description Fields that would return. */
            returning: number;
        };
        AdminBatch: {
            days: string[];
            end_time: string;
            /** Format: date */
            ends_on: string | null;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ProductKind"];
            name: string;
            phase: components["schemas"]["BatchPhase"];
            /** @description In rupees; null if it is that of the product. */
            price: number | null;
            product_id: components["schemas"]["Id"];
            product_name: string;
            product_slug: string;
            seats: number;
            seats_left: number;
            start_time: string;
            /** Format: date */
            starts_on: string;
            store_id: components["schemas"]["Id"];
            store_name: string;
        };
        AdminBatches: {
            data: components["schemas"]["AdminBatch"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminBlog: {
            /** @description Null for editorial blogs. */
            author_id: number | null;
            author_name: string;
            id: components["schemas"]["Id"];
            is_featured: boolean;
            moderation: components["schemas"]["ModerationState"];
            /** Format: date-time */
            published_at: string | null;
            /** @enum {string} */
            status: "draft" | "review" | "published";
            title: string;
            topic: components["schemas"]["BlogTopic"];
            /** Format: date-time */
            updated_at: string;
            url: string;
            words: number;
        };
        AdminBlogs: {
            data: components["schemas"]["AdminBlog"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminContactMessage: {
            /** @description The name of the admin. */
            answered_by: string | null;
            /**
             * Format: date
             * @description The day in India.
             */
            answered_on: string | null;
            /** @description The name of the admin. */
            assigned_to: string | null;
            assigned_to_id: number | null;
            /**
             * @description `reply`: the sender expects a reply and nothing else.
             * @enum {string}
             */
            consent: "reply";
            email: string;
            id: components["schemas"]["Id"];
            /** @description Plain text. */
            message: string;
            name: string;
            /** Format: date-time */
            received_at: string;
            revision: number;
            topic: components["schemas"]["ContactTopic"];
        };
        AdminContactMessages: {
            data: components["schemas"]["AdminContactMessage"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminEnquiries: {
            data: components["schemas"]["AdminEnquiry"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminEnquiry: {
            assigned_to: string | null;
            /**
             * Format: uuid
             * @description Its id in the desk.
             */
            enquiry_id: string;
            /** Format: date-time */
            first_reply_at: string | null;
            /** @description Working minutes of the desk. */
            first_reply_minutes: number | null;
            id: components["schemas"]["Id"];
            /** @description Why its desk marked it as invalid. */
            invalid_reason: components["schemas"]["InvalidReason"] | null;
            /** @description Null unless the mark is or was to be reviewed. */
            invalid_review: components["schemas"]["InvalidReview"] | null;
            /** @description The share of the listing’s enquiries marked as not valid, from 0 to 1; null below 5 enquiries. */
            invalid_share: number | null;
            is_overdue: boolean;
            /** @description Whether one of the shares is above three times the median of all listings. */
            is_share_unusual: boolean;
            listing_id: number | null;
            listing_kind: ("school" | "store") | null;
            listing_name: string | null;
            /** @description The share marked as lost. */
            lost_share: number | null;
            /** @description Null without a live consent. */
            parent_name: string | null;
            product_name: string | null;
            /** Format: date-time */
            received_at: string;
            reference: string;
            state: components["schemas"]["EnquiryState"];
        };
        AdminExitedUser: {
            /** @description The name of the admin. */
            assigned_to: string | null;
            assigned_to_id: number | null;
            /**
             * @description `one_contact`: may be contacted once about what they were looking for. `used`: were contacted.
             * @enum {string}
             */
            consent: "one_contact" | "used";
            /** @description The name of the admin. */
            contacted_by: string | null;
            /**
             * Format: date
             * @description The day in India.
             */
            contacted_on: string | null;
            /** @description Null once the person was contacted. */
            email: string | null;
            id: components["schemas"]["Id"];
            name: string;
            /** @description The path of the page that the person left. */
            page: string;
            /** @description Null once the person was contacted. */
            phone: string | null;
            /** Format: date-time */
            received_at: string;
            revision: number;
            /** @description The account with which the person was signed in. */
            user_id: number | null;
        };
        AdminExitedUsers: {
            data: components["schemas"]["AdminExitedUser"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminFilterRequest: {
            /** @description The action to undo. */
            action_id: number | null;
            /** @description The name of the filter. */
            category: string;
            /** Format: date-time */
            decided_at: string | null;
            /** @description The name of the admin. */
            decided_by: string | null;
            id: components["schemas"]["Id"];
            /** @description How many listings of the users are named so. */
            listings: number;
            /** @description The school or product that it was requested for. */
            name: string;
            note: string | null;
            reason_code: string | null;
            /** Format: date-time */
            requested_at: string;
            requester_id: number | null;
            requester_name: string | null;
            /** @description How many requests a decision is about. */
            requests: number;
            /** @enum {string} */
            section: "schools" | "tuitions" | "activities" | "camps" | "workshops";
            status: components["schemas"]["FilterRequestStatus"];
            /** @description The value as the user wrote it. */
            value: string;
            /** @description The filter value that was added or that it was merged into. */
            value_id: number | null;
            value_name: string | null;
        };
        AdminFilterRequests: {
            data: components["schemas"]["AdminFilterRequest"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminJob: {
            /** Format: date */
            closes_on: string | null;
            id: components["schemas"]["Id"];
            /** @description Whether the closing date has passed. */
            is_closed: boolean;
            job_status: components["schemas"]["JobPostStatus"];
            location: string;
            /** Format: date-time */
            posted_at: string;
            role: components["schemas"]["JobRole"];
            school_id: number | null;
            school_name: string | null;
            school_slug: string | null;
            status: components["schemas"]["ListingStatus"];
            title: string;
            type: components["schemas"]["JobType"];
            /** Format: date-time */
            updated_at: string;
        };
        AdminJobs: {
            data: components["schemas"]["AdminJob"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminJobSeeker: {
            /** @description Applications that were sent. */
            applications: number;
            email: string;
            id: components["schemas"]["Id"];
            is_blocked: boolean;
            is_email_confirmed: boolean;
            /** Format: date-time */
            joined_at: string;
            /**
             * Format: date-time
             * @description Of the sessions that are left.
             */
            last_seen_at: string | null;
            name: string;
        };
        AdminJobSeekers: {
            data: components["schemas"]["AdminJobSeeker"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminNames: {
            data: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        AdminNewsletterDraft: {
            /** Format: date-time */
            created_at: string;
            id: components["schemas"]["Id"];
            summary: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        AdminNewsletterDrafts: {
            data: components["schemas"]["AdminNewsletterDraft"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminProduct: {
            approved_revision: number | null;
            /** @description Batches that have not ended. */
            batches: number;
            city: string | null;
            /** Format: date-time */
            created_at: string;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ProductKind"];
            name: string;
            owner_id: number | null;
            owner_name: string | null;
            /** @description In rupees. */
            price: number | null;
            price_unit: components["schemas"]["PriceUnit"];
            revision: number;
            slug: string;
            status: components["schemas"]["ListingStatus"];
            store_id: components["schemas"]["Id"];
            store_name: string;
            /** Format: date-time */
            updated_at: string;
        };
        AdminProducts: {
            data: components["schemas"]["AdminProduct"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        /** @enum {string} */
        AdminQueue: "school" | "store" | "product" | "batch" | "job" | "blog" | "video" | "enquiry" | "user" | "filter_request" | "general_enquiry" | "invalid_review" | "exited_user" | "contact_message";
        AdminSchool: {
            /** @description The last revision that an admin approved. */
            approved_revision: number | null;
            city: string | null;
            /** Format: date-time */
            created_at: string;
            district: string | null;
            id: components["schemas"]["Id"];
            name: string;
            owner_id: number | null;
            owner_name: string | null;
            revision: number;
            slug: string;
            /** @description The register; null for schools listed by their owners. */
            source: string | null;
            /** @description Its id in the register. */
            source_id: string | null;
            state: string | null;
            status: components["schemas"]["ListingStatus"];
            /** Format: date-time */
            updated_at: string;
        };
        AdminSchools: {
            data: components["schemas"]["AdminSchool"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminStore: {
            approved_revision: number | null;
            city: string | null;
            /** Format: date-time */
            created_at: string;
            id: components["schemas"]["Id"];
            is_verified: boolean;
            name: string;
            owner_id: number | null;
            owner_name: string | null;
            /** @description Products that are not deleted. */
            products: number;
            revision: number;
            state: string | null;
            status: components["schemas"]["ListingStatus"];
            /** Format: date-time */
            updated_at: string;
        };
        AdminStores: {
            data: components["schemas"]["AdminStore"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminUser: {
            /** Format: date-time */
            blocked_until: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            firstname: string;
            id: components["schemas"]["Id"];
            is_admin: boolean;
            is_blocked: boolean;
            /**
             * Format: date-time
             * @description Null without a session.
             */
            last_seen_at: string | null;
            lastname: string;
            permissions: components["schemas"]["Permission"][];
            phone: string | null;
            plan: string;
            /**
             * @description An admin, a user who works for a listing, or a user who is neither.
             * @enum {string}
             */
            role: "admin" | "provider" | "other";
            /** @description The number of schools the user owns. */
            schools: number;
            /** @description The number of stores the user owns. */
            stores: number;
            user_type: components["schemas"]["UserType"];
        };
        AdminUserDetail: {
            block: components["schemas"]["UserBlock"] | null;
            /** @description The change of permissions that waits for another admin. */
            change: components["schemas"]["PermissionChange"] | null;
            /** Format: date-time */
            email_confirmed_at: string | null;
            /** @description By the listings that the user owns. */
            enquiries_received: number;
            enquiries_sent: number;
            has_google: boolean;
            has_password: boolean;
            has_second_factor: boolean;
            /** @description Whether it is the caller's account. */
            is_own: boolean;
            listings: components["schemas"]["UserListing"][];
            /** @description The plan, with how many of each it allows. */
            plan: {
                name: string;
                /** @description In each store. */
                products: number;
                schools: number;
                stores: number;
            };
            sessions: components["schemas"]["UserSession"][];
            user: components["schemas"]["AdminUser"];
        };
        AdminUsers: {
            data: components["schemas"]["AdminUser"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdminVideo: {
            duration_seconds: number;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["VideoKind"];
            moderation: components["schemas"]["ModerationState"];
            /** Format: date-time */
            published_at: string | null;
            school_id: number | null;
            school_name: string | null;
            /** @enum {string} */
            status: "draft" | "review" | "published";
            title: string;
            /** Format: date-time */
            updated_at: string;
            url: string;
        };
        AdminVideos: {
            data: components["schemas"]["AdminVideo"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        AdmissionDate: {
            /** Format: date */
            from: string;
            /** @description Whether this is a deadline. */
            is_key: boolean;
            label: string;
            /** Format: date */
            to: string | null;
        };
        /**
         * @description An age band in years. A school matches if it takes children of any age in the band.
         * @enum {string}
         */
        AgeBand: "2.5-6" | "6-11" | "11-14" | "14-18";
        AgeRange: {
            age_max: number | null;
            age_min: number | null;
        };
        /**
         * @description How many applicants of the last year heard from the employer. Applicants who wait for less than
         *     30 working days are not counted.
         */
        AnswerRate: {
            answered: number;
            applicants: number;
            /** @description Nine of ten answers came within so many working days. Null without answers. */
            working_days: number | null;
        };
        /** @description How long the listing took for first replies in the last 90 days, in minutes of its desk hours. */
        AnswerTime: {
            median_minutes: number;
            /** @description How many replies were measured. */
            n: number;
            /** @description Nine of ten replies came within this time. */
            p90_minutes: number;
        };
        AnswerToRoute: {
            accept: boolean;
            /** @description Required to accept. */
            consent?: components["schemas"]["NewConsent"];
            /** @description Required for the channels phone and whatsapp. */
            phone?: components["schemas"]["Mobile"];
        };
        AppealReceipt: {
            /**
             * Format: date
             * @description When an appeal is decided at the latest, 7 days later.
             */
            decided_until: string;
            reference: string;
        };
        AppealRequest: {
            text: components["schemas"]["ModerationNote"];
        };
        ApplicantContact: {
            /** @description Null if the applicant does not allow emails. */
            email: string | null;
            /** @description Null if the applicant does not allow calls. */
            phone: string | null;
        };
        Application: {
            answers: components["schemas"]["ApplicationAnswer"][];
            /** @description How the applicant may be contacted; the details are shown one by one. */
            contact: {
                channels: components["schemas"]["ContactChannel"][];
                from: components["schemas"]["TimeOfDay"];
                may_reveal: boolean;
                to: components["schemas"]["TimeOfDay"];
            } | null;
            /** @description Null while it is hidden. */
            cv: components["schemas"]["CvFile"] | null;
            /** Format: date-time */
            decided_at: string | null;
            events: components["schemas"]["ApplicationEvent"][];
            /** Format: date */
            feedback_by: string | null;
            interview: components["schemas"]["Interview"] | null;
            /** @description What the job asks for. */
            job_terms: {
                experience_min: number | null;
                pay_period: components["schemas"]["PayPeriod"];
                qualifications: string[];
                salary_max: number | null;
                salary_min: number | null;
            };
            letter: string | null;
            listing: components["schemas"]["ApplicationListing"];
            messages: components["schemas"]["ApplicationMessage"][];
            my_points: components["schemas"]["ApplicationPoints"] | null;
            my_rights: components["schemas"]["ApplicationRights"];
            notes: {
                /** Format: date-time */
                at: string;
                author: string;
                /** Format: date-time */
                edited_at: string | null;
                id: components["schemas"]["Id"];
                is_mine: boolean;
                text: string;
            }[];
            /** Format: date */
            offered_on: string | null;
            /** @description Those of other reviewers, once the caller has scored. */
            points: {
                by: string;
                points: components["schemas"]["ApplicationPoints"];
            }[];
            posts: components["schemas"]["HeldPost"][];
            reason_codes: components["schemas"]["NotTakenReason"][];
            reason_text: string | null;
            /** Format: date */
            removed_on: string | null;
            reveals: components["schemas"]["ApplicationReveal"][];
            row: components["schemas"]["ApplicationRow"];
            /** Format: date-time */
            told_at: string | null;
            told_state: components["schemas"]["ApplicationState"];
        };
        ApplicationAnswer: {
            /** @description The question as it was answered. */
            prompt: string;
            question_id: components["schemas"]["Id"];
            value: string;
        };
        ApplicationBoard: {
            columns: {
                cards: components["schemas"]["ApplicationRow"][];
                count: number;
                state: components["schemas"]["SentApplicationState"];
            }[];
            my_rights: components["schemas"]["ApplicationRights"];
            untold: number;
        };
        ApplicationBulk: {
            /** @enum {string} */
            action: "move" | "tell";
            ids: components["schemas"]["ApplicationId"][];
            preview: boolean;
            reason_codes?: components["schemas"]["NotTakenReason"][];
            /** Format: display-text */
            reason_text?: string;
            /** @description For `move`. */
            state?: components["schemas"]["DecidedApplicationState"];
            /** @description For `tell`: words to the applicants. Fields: `{first_name}`, `{job_title}`, `{listing}`, `{my_name}`. */
            text?: components["schemas"]["DeskText"];
        };
        ApplicationBulkResult: {
            done: number;
            refused: number;
            rows: {
                id: components["schemas"]["ApplicationId"];
                is_done: boolean;
                label: string;
                /** @description Why it was refused. */
                reason: string | null;
                /** @description The filled-in words to the applicant. */
                text: string | null;
            }[];
        };
        ApplicationCounts: {
            declined: number;
            hired: number;
            interviewing: number;
            not_taken: number;
            offered: number;
            shortlisted: number;
            submitted: number;
            withdrawn: number;
        };
        ApplicationDraft: {
            answers?: {
                question_id: components["schemas"]["Id"];
                /** Format: display-text */
                value: string;
            }[];
            city?: string | null;
            complete: boolean;
            expected_pay?: number | null;
            experience_years?: number | null;
            full_name?: string | null;
            letter?: string | null;
            phone?: components["schemas"]["Mobile"] | null;
            posts?: components["schemas"]["HeldPost"][];
            qualifications?: string | null;
            section: components["schemas"]["ApplicationSection"];
        };
        ApplicationEvent: {
            /** Format: date-time */
            at: string;
            /** @description The name of a member; null for the applicant and the system. */
            by: string | null;
            detail: string | null;
            /** @enum {string} */
            kind: "state" | "seen" | "told" | "reveal" | "cv" | "interview" | "quiet";
            to_state: components["schemas"]["ApplicationState"] | null;
        };
        ApplicationForm: {
            answers: components["schemas"]["ApplicationAnswer"][];
            city: string | null;
            complete_sections: components["schemas"]["ApplicationSection"][];
            cv: components["schemas"]["CvFile"] | null;
            /** @description The address of the account. */
            email: string;
            /** @description Rupees a month. */
            expected_pay: number | null;
            experience_years: number | null;
            full_name: string | null;
            /** @description Times of three months or more without a post. Only the applicant sees them. */
            gaps: {
                /** Format: year-month */
                from: string;
                months: number;
                /** Format: year-month */
                to: string;
            }[];
            letter: string | null;
            notice: components["schemas"]["ConsentNotice"];
            phone: string | null;
            posts: components["schemas"]["HeldPost"][];
            qualifications: string | null;
            questions: components["schemas"]["ApplicationQuestion"][];
        };
        /**
         * Format: uuid
         * @description The id of an application.
         */
        ApplicationId: string;
        ApplicationListing: {
            city: string | null;
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "school" | "store";
            name: string;
            /** @description Of a school. */
            slug: string | null;
        };
        ApplicationMessage: {
            /** Format: date-time */
            at: string;
            author: string;
            id: components["schemas"]["Id"];
            is_from_applicant: boolean;
            text: string;
            /**
             * @description Only on messages of the employer: what in them applicants should be careful about. `fee`: it asks
             *     for money. `papers`: it asks for Aadhaar, PAN, a one-time password or bank details. `elsewhere`:
             *     it leads to WhatsApp, Telegram or a shortened link. The message is delivered all the same.
             */
            warnings?: ("fee" | "papers" | "elsewhere")[];
        };
        ApplicationMove: {
            /** Format: date */
            feedback_by?: string;
            /** Format: date */
            offered_on?: string;
            /** @description At least one for `not_taken`. */
            reason_codes?: components["schemas"]["NotTakenReason"][];
            /**
             * Format: display-text
             * @description Required with the reason `other`.
             */
            reason_text?: string;
            revision: number;
            state: components["schemas"]["DecidedApplicationState"];
            /** @description Whether the applicant is told at once. */
            tell: boolean;
            /** @description Words to the applicant, with `tell`. */
            text?: components["schemas"]["DeskText"];
        };
        ApplicationPoints: {
            care: components["schemas"]["Points"];
            explanation: components["schemas"]["Points"];
            subject_knowledge: components["schemas"]["Points"];
            teamwork: components["schemas"]["Points"];
        };
        ApplicationQuestion: {
            id: components["schemas"]["Id"];
            is_required: boolean;
            /** @enum {string} */
            kind: "text" | "choice" | "number" | "yes_no";
            options: string[];
            prompt: string;
        };
        ApplicationReveal: {
            /** Format: date-time */
            at: string;
            /** @description The member who opened the contact details. */
            by: string;
        };
        ApplicationRights: {
            decide: boolean;
            export: boolean;
            reveal: boolean;
        };
        ApplicationRow: {
            city: string | null;
            /** @description Rupees a month. */
            expected_pay: number | null;
            experience_years: number | null;
            /** @description Whether the last message is from the applicant. */
            has_unread: boolean;
            id: components["schemas"]["ApplicationId"];
            /** Format: date-time */
            interview_at: string | null;
            /** @description Whether the name is hidden. */
            is_hidden: boolean;
            /** @description Whether a member has opened it. */
            is_seen: boolean;
            /** @description Whether the applicant knows the state. */
            is_told: boolean;
            job: components["schemas"]["JobOfApplication"];
            /** @description The name of the applicant, or such as "Applicant 8F14" while it is hidden. */
            label: string;
            /** @description The states to which the caller may move it. */
            next_states: components["schemas"]["DecidedApplicationState"][];
            qualifications: string | null;
            /** Format: date-time */
            quiet_since: string | null;
            revision: number;
            /** @description The average of all points, from 1 to 4. */
            score: number | null;
            state: components["schemas"]["SentApplicationState"];
            /** Format: date-time */
            state_since: string;
            /** Format: date-time */
            submitted_at: string;
        };
        Applications: {
            /** @description Of the listing of `job_id`. */
            answer_rate: components["schemas"]["AnswerRate"] | null;
            counts: components["schemas"]["ApplicationCounts"];
            data: components["schemas"]["ApplicationRow"][];
            /** @description The jobs that have applications. */
            jobs: components["schemas"]["JobWithApplications"][];
            my_rights: components["schemas"]["ApplicationRights"];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
            /** @description Decisions that the applicants do not know yet. */
            untold: number;
        };
        /** @enum {string} */
        ApplicationSection: "details" | "experience" | "cv" | "letter" | "questions";
        ApplicationSettings: {
            blocked: components["schemas"]["ApplicationListing"][];
            /** @description The CV that the next application starts with. */
            cv: components["schemas"]["CvFile"] | null;
            /** @description Whether the caller is reminded of drafts and saved jobs 10 days before they close. */
            has_reminders: boolean;
        };
        /** @enum {string} */
        ApplicationState: "draft" | "submitted" | "shortlisted" | "interviewing" | "offered" | "hired" | "declined" | "not_taken" | "withdrawn";
        ApplicationStep: {
            /** Format: date-time */
            at: string;
            state: components["schemas"]["ApplicationState"];
        };
        ApplicationSubmission: {
            channels: components["schemas"]["ContactChannel"][];
            from: components["schemas"]["TimeOfDay"];
            /** @description Whether the applicant declares that they are 18 or older. */
            is_adult: boolean;
            /** @description The version of the notice that the applicant read. */
            notice_version: number;
            to: components["schemas"]["TimeOfDay"];
        };
        /**
         * @description Records whose exact place is not known, only the district. They have no distance, and follow
         *     those within the radius.
         */
        ApproximatePlaces: {
            count: number;
            district: string;
            state: string;
        };
        /** @enum {string} */
        AreaKind: "country" | "state" | "district" | "city";
        /** @description Another area; with a board, counts its schools of that board. */
        AreaLink: {
            kind: components["schemas"]["AreaKind"];
            name: string;
            /**
             * @description The relation to the requested area: `district` is the district of a city; `nearby` are
             *     neighbouring districts of a district or cities of a city.
             * @enum {string}
             */
            role: "states" | "districts" | "cities" | "district" | "nearby";
            /** @description The slug of the district or city; null for a state. */
            slug: components["schemas"]["AreaSlug"] | null;
            state: components["schemas"]["AreaSlug"];
            total: number;
        };
        AreaName: {
            name: string;
            slug: components["schemas"]["AreaSlug"];
        };
        /** Format: slug */
        AreaSlug: string;
        /** @enum {string} */
        AuditAction: "created" | "edited" | "removed" | "restored";
        /** @enum {string} */
        AuditedEntity: "school" | "store" | "product" | "batch" | "user" | "filter_request" | "job" | "blog" | "video" | "filter_value" | "moderation_case" | "exited_user" | "contact_message" | "newsletter_draft";
        AuditEntry: {
            action: components["schemas"]["AuditAction"];
            /** @description The admin action that groups the entry with others. */
            action_id: number | null;
            /** @description Who made the change; null for the system, and after the account is deleted. */
            actor: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            actor_role: components["schemas"]["ActorRole"];
            /** @description The new value, stored like `before`. */
            after: unknown;
            /**
             * @description The previous value; null if it is not stored. Of a text of more than 1,000 characters, the
             *     part that changed, with … where text was left out.
             */
            before: unknown;
            /** Format: date-time */
            created_at: string;
            entity: components["schemas"]["AuditedEntity"];
            entity_id: components["schemas"]["Id"];
            /** @description Null if the record was created, removed or restored. */
            field: string | null;
            id: components["schemas"]["Id"];
            /** @description The name of the record now; null if it no longer exists. */
            name: string | null;
            reason: string | null;
            /** @description The revision after the change; null for an entity without revisions. */
            revision: number | null;
            /**
             * @description Whether the admin action can be undone, or has been. Null if neither.
             * @enum {string|null}
             */
            undo: "possible" | "done" | null;
        };
        AuditEntryList: {
            data: components["schemas"]["AuditEntry"][];
            /** @description The filter values that values of `filter_ids` contain. */
            filter_values: components["schemas"]["FilterValue"][];
            is_total_exact: components["schemas"]["IsTableTotalExact"];
            page: number;
            /** @description The users that values such as an assignee name by id. */
            people: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            per_page: number;
            total: components["schemas"]["TableTotal"];
            totalPages: number;
        };
        Availability: {
            /** Format: date */
            opens_on: string | null;
            seats_left: number | null;
            /**
             * @description `few`: open with at most 15 seats left, and at most half of all seats. `opens`: not open yet.
             * @enum {string}
             */
            state: "open" | "few" | "opens" | "closed";
        };
        Batch: {
            days: components["schemas"]["Weekday"][];
            /** Format: time-of-day */
            end_time: string;
            /** Format: date */
            ends_on: string | null;
            id: components["schemas"]["Id"];
            name: string;
            /** @description Rupees; null to use the product's price. */
            price: number | null;
            seats: number;
            seats_left: number;
            /** Format: time-of-day */
            start_time: string;
            /** Format: date */
            starts_on: string;
        };
        BatchDetails: {
            days: components["schemas"]["Weekday"][];
            /** Format: time-of-day */
            end_time: string;
            /** Format: date */
            ends_on: string | null;
            name: components["schemas"]["ListingName"];
            /** @description Rupees; null to use the product's price. */
            price: number | null;
            request_key?: components["schemas"]["RequestKey"];
            /** @description The product revision that the change is based on. */
            revision?: number;
            seats: number;
            seats_left: number;
            /** Format: time-of-day */
            start_time: string;
            /** Format: date */
            starts_on: string;
        };
        /**
         * @description Today is in India.
         * @enum {string}
         */
        BatchPhase: "upcoming" | "running" | "ended";
        /**
         * @description Why a user is blocked.
         * @enum {string}
         */
        BlockReason: "spam" | "abuse" | "false_listing" | "impersonation" | "security" | "legal" | "other";
        Blog: {
            author_name: string;
            /** @description One line about the author. */
            author_note: string | null;
            /** @description HTML, cleaned by the server. */
            body: string;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_featured: boolean;
            /** @description Present and true while no moderator has reviewed it. */
            is_unreviewed?: boolean;
            /** Format: date-time */
            published_at: string;
            reading_minutes: number;
            /** @description Blogs of the same topic first, then blogs that share a tag, then the latest. */
            related: components["schemas"]["BlogSummary"][];
            summary: string;
            tags: string[];
            title: string;
            topic: components["schemas"]["BlogTopic"];
            /** Format: date-time */
            updated_at: string;
            url: string;
        };
        BlogList: {
            data: components["schemas"]["BlogSummary"][];
            page: number;
            per_page: number;
            /**
             * @description All topics that have blogs, regardless of the requested topic, in the order of
             *     `BlogTopic`.
             */
            topics: {
                count: number;
                topic: components["schemas"]["BlogTopic"];
            }[];
            total: number;
            /** @description The last page. */
            totalPages: number;
        };
        BlogSummary: {
            author_name: string;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_featured: boolean;
            /** Format: date-time */
            published_at: string;
            /** @description At 200 words a minute, rounded up. */
            reading_minutes: number;
            /** @description One or two sentences. */
            summary: string;
            tags: string[];
            title: string;
            topic: components["schemas"]["BlogTopic"];
            /** @description The last part of the page's URL. */
            url: string;
        };
        /** @enum {string} */
        BlogTopic: "admissions" | "boards" | "fees" | "learning" | "activities" | "safety" | "wellbeing" | "inclusion";
        /** @description Exactly one of `school`, `product`, `job` and `blog` is present, according to `kind`. */
        Bookmark: {
            blog?: components["schemas"]["BlogSummary"];
            /** Format: date-time */
            created_at: string;
            id: components["schemas"]["Id"];
            job?: components["schemas"]["JobSummary"];
            /** @enum {string} */
            kind: "school" | "product" | "job" | "blog";
            note: string | null;
            product?: components["schemas"]["ProductSummary"];
            school?: components["schemas"]["SchoolSummary"];
        };
        BookmarkCounts: {
            blog: number;
            job: number;
            product: number;
            school: number;
        };
        BookmarkIds: {
            blog: components["schemas"]["Id"][];
            job: components["schemas"]["Id"][];
            product: components["schemas"]["Id"][];
            school: components["schemas"]["Id"][];
        };
        /**
         * @default school
         * @enum {string}
         */
        BookmarkKind: "school" | "product" | "job" | "blog";
        BookmarkList: {
            counts: components["schemas"]["BookmarkCounts"];
            data: components["schemas"]["Bookmark"][];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
            /** @description Latest first, on every page. */
            unavailable: components["schemas"]["UnavailableBookmark"][];
        };
        BulkDecisionResult: {
            /** @description Null for a preview and if nothing was decided. */
            action_id: number | null;
            /** @description How many were decided; in a preview, would be. */
            done: number;
            skipped: {
                /** @description Who decided or claimed it. */
                by: string | null;
                id: components["schemas"]["Id"];
                name: string | null;
                /** @enum {string} */
                why: "stale" | "decided" | "claimed" | "held" | "own" | "same_admin" | "gone" | "unchanged" | "not_possible";
            }[];
        };
        /** @enum {string} */
        CallOutcome: "reached" | "no_answer" | "wrong_number";
        /**
         * @description A JSON list of URLs returned by uploads, cover first. An entry may also be an object with
         *     `url` and `caption`, of up to 200 characters; a URL alone keeps its caption.
         * @example ["/media/uploads/x/1600x1067.webp", {"url": "/media/uploads/y/960x640.webp", "caption": "The library"}]
         */
        CaptionedFilesJson: string;
        ChannelPermission: {
            channel: components["schemas"]["ContactChannel"];
            /**
             * Format: date-time
             * @description When `outside_hours` ends.
             */
            next_at: string | null;
            /**
             * @description Whether the desk may use the channel now.
             * @enum {string}
             */
            state: "allowed" | "outside_hours" | "not_permitted" | "expired" | "owner_changed" | "withdrawn";
        };
        Child: {
            /**
             * Format: date
             * @description Year-month-day.
             */
            born_on: string | null;
            name: string;
        };
        /**
         * @description A time of day in India at which jobs close.
         * @enum {string}
         */
        ClosingTime: "08:00" | "09:00" | "12:00" | "15:00" | "23:59";
        /** @description The details of a school in a comparison. */
        ComparedSchool: {
            /** @description Whether somebody works for the listing and could answer. */
            accepts_enquiries: boolean;
            admission_dates: components["schemas"]["AdmissionDate"][];
            facts: components["schemas"]["Fact"][];
            fees: components["schemas"]["FeeSheet"] | null;
            filters_values: components["schemas"]["KnownFilter"][];
            pincode: string | null;
            seats_total: number | null;
            summary: components["schemas"]["SchoolSummary"];
        };
        Completeness: {
            /** @description Missing parts, the most valuable first. */
            missing: components["schemas"]["MissingPart"][];
            percent: number;
        };
        ConsentNotice: {
            /** @description Headings, paragraphs and lists. */
            html: string;
            version: number;
        };
        /** @description How schools and stores may reply to the user, and whether EdBazaar may send news. */
        Consents: {
            email: boolean;
            news: boolean;
            phone: boolean;
            whatsapp: boolean;
        };
        /** @enum {string} */
        ContactChannel: "email" | "phone" | "whatsapp";
        ContactMessage: {
            email: components["schemas"]["Email"];
            /** Format: text */
            message: string;
            /** Format: single-line */
            name: string;
            topic: components["schemas"]["ContactTopic"];
            website?: string;
        };
        ContactReveal: {
            /** Format: date-time */
            at: string;
            /** @description The name of the member who looked. */
            by: string;
            /** @enum {string} */
            field: "phone" | "email" | "name";
        };
        /** @enum {string} */
        ContactTopic: "question" | "consultation" | "correction" | "listing" | "partners" | "donate-books" | "privacy" | "careers" | "press";
        Contest: {
            /**
             * Format: date
             * @description The last day to enter.
             */
            closes_on: string;
            /** @description How to enter. HTML, cleaned by the server. */
            entry: string;
            /** @description HTML, cleaned by the server. */
            rules: string;
            /** @description First prize first; empty until the jury decides. */
            winners: {
                /** @description Class and town. */
                detail: string | null;
                name: string;
                prize: string;
                /** @description The winning entry. */
                work: string | null;
            }[];
        };
        CvAddress: {
            /** Format: date-time */
            expires_at: string;
            /** @description The path of the file on this server. */
            url: string;
        };
        CvFile: {
            mime: string;
            name: string;
            /** @description Bytes. */
            size: number;
            /** Format: date-time */
            uploaded_at: string;
        };
        Dashboard: {
            /** Format: date-time */
            as_of: string;
            /** @description The next batches to meet; at most 6. */
            batches: components["schemas"]["OwnBatch"][];
            /** @description Enquiries by what they wait for. A withdrawn one does not count. */
            counts: {
                applied: number;
                due_today: number;
                new: number;
                /** @description The reply is late, or the day of the next action has passed. */
                overdue: number;
                visit: number;
            };
            /** @description How long senders of the 30 days waited for the first reply, in working hours of the desk. */
            first_reply: {
                enquiries: number;
                median_minutes: number | null;
                ninety_percent_minutes: number | null;
                within: {
                    /** @description Up to one hour. */
                    h1: number;
                    /** @description Over one and up to 5 hours. */
                    h5: number;
                    /** @description Over 5 and up to 12 hours. */
                    h12: number;
                    /** @description Over 12 and up to 24 hours. */
                    h24: number;
                    /** @description No reply yet. */
                    none: number;
                    /** @description Over 24 hours. */
                    over: number;
                };
            };
            /**
             * Format: date
             * @description The first of the 30 days.
             */
            from: string;
            /** @description The schools and stores that are covered; of a service its store. */
            listings: components["schemas"]["DashboardListing"][];
            /** @description Every listing of the user of the dashboard; empty for the insights of one listing. */
            own: components["schemas"]["DeskListing"][];
            /** @description The services of a single store, or the single service; otherwise empty. */
            products: components["schemas"]["DashboardProduct"][];
            /** @description Views by source, the most frequent first. */
            sources: {
                source: components["schemas"]["ViewSource"];
                /** @description Null for fewer than 5. */
                views: number | null;
            }[];
            /** @description From views to enrolments. */
            steps: components["schemas"]["DashboardStep"][];
            /** @description What to do, most urgent first; at most 12. */
            tasks: components["schemas"]["DashboardTask"][];
            /**
             * Format: date
             * @description Today in India, which is not over.
             */
            to: string;
        };
        DashboardListing: {
            completeness: components["schemas"]["Completeness"];
            /**
             * Format: date
             * @description When its people last changed or confirmed a fact.
             */
            confirmed_on: string | null;
            /** @description Of 30 days. */
            enquiries: number;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            /** @description Whether its owner shows it. */
            is_active: boolean;
            is_public: boolean;
            kind: components["schemas"]["MembersKind"];
            n_products: number;
            name: string;
            place: string | null;
            role: components["schemas"]["ListingRole"];
            /** @description As in the URL of the public page; of a store its id. */
            slug: string;
            /** @description Of 30 days, with those of its services. */
            views: number;
        };
        DashboardProduct: {
            completeness: components["schemas"]["Completeness"];
            /** @description Of 30 days. */
            enquiries: number;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_active: boolean;
            is_public: boolean;
            /** @description Batches that have not ended. */
            n_batches: number;
            name: string;
            /** @description Of these batches. */
            seats: number;
            /** @description Of these batches. */
            seats_left: number;
            /** @enum {string} */
            section: "tuition" | "activity" | "camp" | "workshop";
            slug: string;
            /** @description Of 30 days. */
            views: number;
        };
        DashboardStep: {
            /** @description Of the 30 days before. */
            before: number;
            /** @description By day, from the first of the 30 days to today. */
            daily: number[];
            /**
             * @description `views`: page views, as `countViews` counts them. `enquiries`: confirmed by their senders;
             *     duplicates and invalid ones do not count. `visits` and `enrolments`: enquiries that the desk
             *     first moved to this state, on that day.
             * @enum {string}
             */
            step: "views" | "enquiries" | "visits" | "enrolments";
            /** @description Of the 30 days. */
            total: number;
        };
        DashboardTask: {
            /** Format: date-time */
            due_at: string | null;
            /** @description Of `reply` and `follow_up`. */
            enquiry: {
                /** @description Null without a live consent. */
                child_name: string | null;
                class_sought: string | null;
                /** Format: uuid */
                id: string;
                /** @description Null without a live consent. */
                name: string | null;
                reference: string;
                /** @description The service or batch it is about. */
                subject: string | null;
            } | null;
            is_overdue: boolean;
            /**
             * @description `reply`: a parent waits for the first reply. `follow_up`: the desk planned to act.
             *     `confirm_fees`: the fees are a year old. `next_batch`: the last batch of a service has ended, or
             *     ends within 14 days. `missing_facts`: the listing lacks facts that parents look for.
             * @enum {string}
             */
            kind: "reply" | "follow_up" | "confirm_fees" | "next_batch" | "missing_facts";
            listing: components["schemas"]["DeskListing"];
            /** @description Of `missing_facts`: the most valuable first, at most 3. */
            missing: components["schemas"]["MissingPart"][];
            /** @description Of `missing_facts`: how complete the listing is. */
            percent: number | null;
            /** @description Of `next_batch`. */
            product: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
        };
        /**
         * @description What an employer may decide.
         * @enum {string}
         */
        DecidedApplicationState: "shortlisted" | "interviewing" | "offered" | "hired" | "declined" | "not_taken";
        DeletedListings: {
            data: {
                /** Format: date-time */
                deleted_at: string;
                id: components["schemas"]["Id"];
                kind: components["schemas"]["ListingKind"];
                name: string;
                /** Format: date-time */
                restorable_until: string;
            }[];
        };
        Desk: {
            holidays: components["schemas"]["DeskHoliday"][];
            hours: components["schemas"]["DeskHours"][];
            /** @description Whether the desk has no hours of its own. */
            is_default: boolean;
            my_rights: components["schemas"]["DeskRights"];
            /** @description The name of the school or store. */
            name: string;
        };
        DeskBulkResult: {
            /** @description With `preview`, how many would be changed. */
            done: number;
            refused: number;
            rows: {
                id: components["schemas"]["EnquiryId"];
                is_done: boolean;
                name: string | null;
                /** @description Why it was refused: a sentence for the user. */
                reason: string | null;
                reference: components["schemas"]["EnquiryReference"];
                /**
                 * Format: date-time
                 * @description When an email will be sent; null if now.
                 */
                send_at: string | null;
                /** @description The email with its fields filled in. */
                text: string | null;
            }[];
        };
        /** @description What the parent permits. */
        DeskConsent: {
            channels: components["schemas"]["ContactChannel"][];
            days: components["schemas"]["IsoWeekday"][];
            /**
             * Format: date
             * @description The last day.
             */
            expires_on: string;
            from: components["schemas"]["TimeOfDay"];
            /** Format: date-time */
            given_at: string;
            is_live: boolean;
            now: components["schemas"]["ChannelPermission"][];
            /**
             * Format: date-time
             * @description When the listing got another owner, while the parent has not agreed that the consent holds for them. Until then the enquiry cannot be changed.
             */
            owner_changed_at: string | null;
            to: components["schemas"]["TimeOfDay"];
            /** Format: date-time */
            withdrawn_at: string | null;
        };
        DeskEnquiries: {
            /** @description Rows of ours in an exported file, which no count includes. 0 if the server receives no emails. */
            check_rows: number;
            /** @description Enquiries by state that match every other filter. */
            counts: {
                applied: number;
                contacted: number;
                enrolled: number;
                invalid: number;
                lost: number;
                new: number;
                visit: number;
            };
            data: components["schemas"]["DeskEnquiryRow"][];
            /**
             * Format: date-time
             * @description When the desk last received an enquiry.
             */
            last_received_at: string | null;
            /** @description The schools and stores whose enquiries the caller may see, for the selector. Empty for admins who work for none. */
            listings: components["schemas"]["DeskListing"][];
            /** @description Working minutes until the first reply, over the enquiries received in the last 30 days. Null if none was answered. */
            median_first_reply_minutes: number | null;
            /** @description Who enquiries of the listed schools and stores can be assigned to. */
            members: components["schemas"]["DeskPerson"][];
            my_rights: components["schemas"]["DeskRights"];
            /** @description Overdue enquiries that match every filter except `state` and `due`. */
            overdue: number;
            page: number;
            per_page: number;
            /** @description Enquiries that match every filter. */
            total: number;
            totalPages: number;
        };
        DeskEnquiry: {
            assigned_to: components["schemas"]["DeskPerson"] | null;
            /** @description Year and month, such as 2021-05. */
            child_born_month: string | null;
            child_name: string | null;
            class_sought: string | null;
            consent: components["schemas"]["DeskConsent"];
            /** @description Null without a live consent, or if the parent does not permit email. */
            email: string | null;
            /** @description The values of the fields of templates; empty if there is none. */
            fields: {
                child_name: string;
                class: string;
                listing: string;
                my_name: string;
                parent_name: string;
            };
            /** Format: date-time */
            first_reply_at: string | null;
            id: components["schemas"]["EnquiryId"];
            invalid: {
                claim: {
                    /** Format: date-time */
                    at: string;
                    by: components["schemas"]["DeskPerson"] | null;
                    evidence: string | null;
                    parent_answer: string | null;
                    reason: components["schemas"]["InvalidReason"];
                } | null;
                reasons: {
                    /** @description Whether what the reason needs exists. */
                    is_available: boolean;
                    reason: components["schemas"]["InvalidReason"];
                }[];
                /**
                 * Format: date-time
                 * @description Until when the enquiry can be marked as invalid; null if it cannot.
                 */
                until: string | null;
            };
            /** @description Whether the sender works for another school within 25 km, or sells the same kind of service there. False without a live consent. */
            is_also_provider: boolean;
            /** @description Whether a member sent it to try the desk out. */
            is_test: boolean;
            is_withdrawn: boolean;
            listing: components["schemas"]["DeskListing"] | null;
            lost_why: components["schemas"]["LostReason"] | null;
            /** @description Who the enquiry can be assigned to. */
            members: components["schemas"]["DeskPerson"][];
            merged_into: {
                id: components["schemas"]["EnquiryId"];
                reference: components["schemas"]["EnquiryReference"];
            } | null;
            my_rights: components["schemas"]["DeskRights"];
            /** @description The parent's name; null without a live consent. */
            name: string | null;
            /** Format: date */
            next_action_on: string | null;
            /** @description The states that the caller may set. */
            next_states: components["schemas"]["EnquiryState"][];
            /** @description The first and last digits of the phone number; null if there is none to show. */
            phone_hint: string | null;
            /** Format: date-time */
            received_at: string;
            reference: components["schemas"]["EnquiryReference"];
            /** @description Other enquiries of the listing that may be from the same family. They are not merged. */
            related: {
                child_name: string | null;
                id: components["schemas"]["EnquiryId"];
                name: string | null;
                /** @enum {string} */
                reason: "same_sender" | "same_phone" | "same_name";
                /** Format: date-time */
                received_at: string;
                reference: components["schemas"]["EnquiryReference"];
                state: components["schemas"]["EnquiryState"];
            }[];
            /** Format: date-time */
            reply_due_at: string | null;
            revision: number;
            /** @description Of a general enquiry, the latest first. */
            routes: components["schemas"]["EnquiryRoute"][];
            /** @description Free seats of the batch that it is about, or of the school; null if they are not provided. */
            seats: {
                left: number;
                total: number;
            } | null;
            state: components["schemas"]["EnquiryState"];
            /** Format: date-time */
            state_since: string;
            subject: components["schemas"]["DeskSubject"] | null;
            /** @description Open ones by their day, then those that are done, the latest first. */
            tasks: components["schemas"]["DeskTask"][];
            templates: components["schemas"]["ReplyTemplate"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["DeskTimelineEntry"][];
            visit_wish: components["schemas"]["VisitWish"] | null;
            /** @description Those that were not cancelled, the latest first. */
            visits: components["schemas"]["Visit"][];
            /** Format: date-time */
            waiting_since: string | null;
            wanted_from: string | null;
        };
        DeskEnquiryChanged: {
            revision: number;
            state: components["schemas"]["EnquiryState"];
        };
        DeskEnquiryRow: {
            assigned_to: components["schemas"]["DeskPerson"] | null;
            /** @description Whether the parent permits email, now or later today. */
            can_email: boolean;
            /** @description Year and month, such as 2021-05. */
            child_born_month: string | null;
            child_name: string | null;
            class_sought: string | null;
            /** @description The beginning of the parent's last message, with contact details masked; null if the parent withdrew it. */
            excerpt: string | null;
            /** Format: date-time */
            first_reply_at: string | null;
            /** @description Whether the consent was given to a former owner, and the parent has not agreed that it holds for the new one. */
            has_new_owner: boolean;
            id: components["schemas"]["EnquiryId"];
            /** @description Whether the parent's name and contact details may be shown. */
            is_consent_live: boolean;
            /** @description Whether the parent withdrew the enquiry or its consent. */
            is_consent_withdrawn: boolean;
            /** @description Whether a member sent it to try the desk out: not counted, and deleted after a day. */
            is_test: boolean;
            /** @description Whether no member has opened the parent's last message. */
            is_unread: boolean;
            is_withdrawn: boolean;
            /**
             * Format: date-time
             * @description When the parent last wrote.
             */
            last_at: string;
            /** @description Null for a general enquiry. */
            listing: components["schemas"]["DeskListing"] | null;
            /** @description Enquiries that were merged into this one. */
            merged_count: number;
            /** @description The parent's name; null without a live consent. */
            name: string | null;
            /** Format: date */
            next_action_on: string | null;
            /** Format: date-time */
            received_at: string;
            reference: components["schemas"]["EnquiryReference"];
            /**
             * Format: date-time
             * @description When the first reply is due.
             */
            reply_due_at: string | null;
            revision: number;
            state: components["schemas"]["EnquiryState"];
            /** Format: date-time */
            state_since: string;
            subject: components["schemas"]["DeskSubject"] | null;
            /**
             * Format: date-time
             * @description Since when the parent has been waiting for a reply.
             */
            waiting_since: string | null;
            /** @description The school year, such as 2027–28. */
            wanted_from: string | null;
        };
        DeskHoliday: {
            /** Format: date */
            day: string;
            /** Format: display-line */
            name: string | null;
        };
        DeskHours: {
            day: components["schemas"]["IsoWeekday"];
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
        };
        DeskListing: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MembersKind"];
            name: string;
        };
        DeskMessageAdded: {
            revision: number;
            /**
             * Format: date-time
             * @description When a waiting email will be sent; null if it is sent now.
             */
            send_at: string | null;
            state: components["schemas"]["EnquiryState"];
        };
        DeskPerson: {
            name: string;
            user_id: components["schemas"]["Id"];
        };
        /** @description What the caller may do. In a list, for at least one of its listings. */
        DeskRights: {
            /** @description Reply, move, assign, snooze and merge. */
            answer: boolean;
            /** @description Change hours, holidays and templates. */
            change_desk: boolean;
            export: boolean;
            /** @description Show phone numbers. */
            reveal: boolean;
        };
        /** @enum {string} */
        DeskScopeKind: "school" | "store" | "product" | "batch" | "general" | "all_schools" | "all_stores";
        DeskSubject: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "product" | "batch";
            name: string;
        };
        DeskTask: {
            assigned_to: components["schemas"]["DeskPerson"] | null;
            /** Format: date-time */
            done_at: string | null;
            done_by: components["schemas"]["DeskPerson"] | null;
            /** Format: date */
            due_on: string;
            id: components["schemas"]["Id"];
            is_done: boolean;
            /** @description Contact details of the parent are masked. */
            text: string;
        };
        DeskTasks: {
            /** @description Tasks of each choice of `show`, without those that are done. */
            counts: {
                mine: number;
                open: number;
                overdue: number;
                today: number;
            };
            data: {
                enquiry: {
                    child_name: string | null;
                    id: components["schemas"]["EnquiryId"];
                    listing: components["schemas"]["DeskListing"] | null;
                    /** @description The parent's name; null without a live consent. */
                    name: string | null;
                    reference: components["schemas"]["EnquiryReference"];
                    state: components["schemas"]["EnquiryState"];
                };
                task: components["schemas"]["DeskTask"];
            }[];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        /** Format: single-line */
        DeskTaskText: string;
        /** Format: display-text */
        DeskText: string;
        DeskTimelineEntry: {
            assigned_to: components["schemas"]["DeskPerson"] | null;
            /** Format: date-time */
            at: string;
            /** @description A member or admin. */
            author: components["schemas"]["DeskPerson"] | null;
            channel: components["schemas"]["ContactChannel"] | null;
            /**
             * Format: date
             * @description Of a snooze or a task.
             */
            day: string | null;
            /** @description Of an email. */
            delivery: {
                /**
                 * Format: date-time
                 * @description When it is due, was sent, failed, or was dropped.
                 */
                at: string;
                /**
                 * @description `dropped`: the permission ended before it was sent. `cancelled`: by the desk.
                 * @enum {string}
                 */
                state: "queued" | "sent" | "failed" | "dropped" | "cancelled";
            } | null;
            /** @description The enquiry that was merged into this one. */
            enquiry: {
                can_undo: boolean;
                id: components["schemas"]["EnquiryId"];
                reference: components["schemas"]["EnquiryReference"];
            } | null;
            from_state: components["schemas"]["EnquiryState"] | null;
            /** @description Unique in the timeline. */
            id: string;
            /**
             * @description `enquiry` and `message` are texts of the parent, `email` of the desk. `attempt`: the parent
             *     asked again. `family`: another enquiry has the same phone number. Everything else is an event.
             * @enum {string}
             */
            kind: "enquiry" | "message" | "email" | "note" | "call" | "task" | "state" | "assign" | "snooze" | "reveal" | "consent" | "merge" | "unmerge" | "attempt" | "family" | "invalid" | "objection" | "withdrawal" | "visit" | "route";
            outcome: components["schemas"]["CallOutcome"] | null;
            /** @description A `LostReason`, an `InvalidReason`, why enquiries were merged: such as `same_user`, `same_email`, `same_phone` or `by_hand`; or what happened to a task: `added`, `changed`, `done` or `reopened`. */
            reason: string | null;
            /** @description For kind `route`. */
            route: components["schemas"]["RouteChange"] | null;
            /** @enum {string} */
            side: "parent" | "desk" | "system";
            /** @description Plain text; contact details of the parent are masked. */
            text: string | null;
            to_state: components["schemas"]["EnquiryState"] | null;
            /** @description For kind `visit`. */
            visit: components["schemas"]["VisitChange"] | null;
        };
        DeskView: {
            id: components["schemas"]["Id"];
            name: string;
            query: string;
        };
        /** Format: single-line */
        DeskViewName: string;
        /** @description The query of the page without a question mark. */
        DeskViewQuery: string;
        Done: {
            /** @description A sentence for the user. */
            msg: string;
            /** @description The HTTP status. */
            status: number;
        };
        /**
         * Format: email
         * @example meera@example.in
         */
        Email: string;
        EnquiryForm: {
            /** @description False if nobody works for the listing and could answer. */
            accepts: boolean;
            /** @description Null with fewer than 10 replies. */
            answer_time: components["schemas"]["AnswerTime"] | null;
            /** @description Classes to choose from; empty if not provided */
            classes: string[];
            /**
             * Format: date
             * @description The day on which admission closes, or 90 days from now.
             */
            expires_on_default: string;
            /** Format: date */
            expires_on_max: string;
            /** @description When the listing answers */
            hours: components["schemas"]["DeskHours"][];
            /** @description Null for a visitor. */
            me: {
                children: {
                    /** Format: year-month */
                    born_month: string | null;
                    id: components["schemas"]["Id"];
                    name: string;
                }[];
                email: string;
                is_email_confirmed: boolean;
                name: string;
                phone: string | null;
            } | null;
            /** @description The caller's latest enquiry here that was not withdrawn. */
            mine: {
                id: components["schemas"]["EnquiryId"];
                /** Format: date-time */
                last_at: string;
                reference: components["schemas"]["EnquiryReference"];
                state: components["schemas"]["SenderEnquiryState"];
            } | null;
            /** @description The name of the school, store or product. */
            name: string;
            notice: components["schemas"]["ConsentNotice"];
            /** @description The locality and town. */
            place: string | null;
            /** @description The school or store whose members read the enquiry; null for a general enquiry. */
            recipient: {
                id: components["schemas"]["Id"];
                kind: components["schemas"]["MembersKind"];
                name: string;
            } | null;
            /** @description Visit times with free seats, by time. */
            slots: components["schemas"]["OfferedSlot"][];
            /** @description School years to choose from, the next one first. */
            years: string[];
        };
        /**
         * Format: uuid
         * @description The id of an enquiry, as its sender knows it.
         */
        EnquiryId: string;
        /** @description What people quote, such as EB-7K42-19. */
        EnquiryReference: string;
        /** @description A listing to which EdBazaar proposes to pass a general enquiry on. */
        EnquiryRoute: {
            /** Format: date-time */
            asked_at: string;
            id: components["schemas"]["Id"];
            /** @description Null until the sender answers. */
            is_accepted: boolean | null;
            kind: components["schemas"]["MembersKind"];
            name: string;
            place: string | null;
        };
        /** @enum {string} */
        EnquiryState: "new" | "contacted" | "visit" | "applied" | "enrolled" | "lost" | "invalid";
        EnquirySubject: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ListingKind"];
            name: string;
            place: string | null;
            /** @description Of the page; null for a store, and if there is no page any more. */
            slug: string | null;
        };
        /** Format: display-text */
        EnquiryText: string;
        EnquiryTimelineEntry: {
            /** Format: date-time */
            at: string;
            /** @description The member who wrote, if known. */
            author: string | null;
            /**
             * @description Of the email that carried a message of the listing; null if unknown.
             * @enum {string|null}
             */
            delivery: "queued" | "sent" | "failed" | null;
            /**
             * @description `attempt`: a later enquiry of the sender that was added to this one.
             * @enum {string}
             */
            kind: "sent" | "confirmed" | "seen" | "message" | "attempt" | "state" | "call" | "consent" | "withdrawal" | "invalid" | "objection" | "route" | "visit";
            /** @description For kind `route`. */
            route: components["schemas"]["RouteChange"] | null;
            /** @enum {string} */
            side: "parent" | "desk" | "system";
            /** @description The new state, for kind `state`. */
            state: components["schemas"]["SenderEnquiryState"] | null;
            text: string | null;
            /** @description For kind `visit`. */
            visit: components["schemas"]["VisitChange"] | null;
        };
        Error: {
            /** @description A stable name for programs, such as `not_found`. */
            code: string;
            errors?: {
                /** @description The filter value that exists already; it can be selected instead. */
                existing?: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                /** @description The name of the invalid parameter or field. */
                field: string;
                /** @description What is wrong and what is expected. */
                msg: string;
            }[];
            /** @description A sentence for the user. */
            msg: string;
            /** @description The HTTP status. */
            status: number;
        };
        Facet: {
            id: components["schemas"]["Id"];
            name: string;
            values: {
                /** @description The number of results with this value and all other filters. */
                count: number;
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        Fact: {
            /** Format: date */
            as_of: string | null;
            /** @enum {string} */
            name: "recognition" | "board_affiliation" | "established" | "students" | "classrooms" | "students_per_teacher" | "languages" | "timings" | "website";
            /** @description What a register or board says, if the owner gave another value. */
            register: {
                /** Format: date */
                as_of: string | null;
                source: string;
                value: string;
            } | null;
            /** @description `The school` for what its owner gave. */
            source: string | null;
            /** @description Null if not provided. */
            value: string | null;
        };
        FeeAmount: number | null;
        FeeHistogram: {
            /** @description Schools by lowest first-year fee; the last bar includes everything above. */
            counts: number[];
            /** @description Width of one bar, in rupees. */
            step: number;
        };
        FeeSheet: {
            /** Format: date */
            provided_on: string;
            /** @description Amounts in rupees; null if not provided. */
            rows: {
                admission: number | null;
                books: number | null;
                classes: string;
                /** @description The first-year total of the known amounts. */
                total: number;
                transport: number | null;
                tuition: number | null;
                /** @description Tuition, transport and books, which come every year. */
                yearly: number;
            }[];
            /** @description The school year, such as 2027–28. */
            year: string;
        };
        /**
         * @description URLs returned by uploads, cover first. An entry may also be an object with `url` and
         *     `caption`, of up to 200 characters.
         */
        FileList: (string | {
            /** Format: display-line */
            caption: string | null;
            url: string;
        })[];
        Filter: {
            id: components["schemas"]["Id"];
            name: string;
            values: components["schemas"]["FilterValue"][];
        };
        /**
         * @description Ids of filter values. Online of schools follows from `is_online`, and the mode of training of
         *     products from `mode`: these values are neither set nor returned here.
         */
        FilterIdList: components["schemas"]["Id"][];
        FilterRequestDecided: {
            action_id: components["schemas"]["Id"];
            /** @description How many listings got the value. */
            listings: number;
            /** @description How many requests were decided. */
            requests: number;
            value: components["schemas"]["FilterValue"] | null;
        };
        FilterRequestDecision: {
            /** @enum {string} */
            decision: "approved" | "merged" | "rejected";
            /**
             * Format: display-line
             * @description The name under which an approval adds the value, if it is not the requested one.
             */
            name?: string;
            /**
             * Format: display-text
             * @description What the users are told.
             */
            note?: string;
            reason_code?: components["schemas"]["FilterRequestReason"];
            value_id?: components["schemas"]["Id"];
        };
        FilterRequestDetail: {
            /** @description Whether the caller asked for the value, so that another admin has to decide. */
            is_own: boolean;
            /** @description The listings that get the value; at most 100. */
            listings: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                kind: "school" | "product";
                name: string;
                /** @description Who asked. */
                owner_name: string | null;
            }[];
            request: components["schemas"]["AdminFilterRequest"];
            /** @description The values of the filter with which the request can be merged. */
            values: components["schemas"]["FilterValue"][];
        };
        /**
         * @description Why a requested value was rejected: a listing or filter of another kind fits, it is not something that
         *     parents filter by, nobody understood it, it breaks the rules, or something else, which the note says.
         * @enum {string}
         */
        FilterRequestReason: "other_filter" | "too_specific" | "unclear" | "not_allowed" | "other";
        /** @enum {string} */
        FilterRequestStatus: "pending" | "approved" | "merged" | "rejected";
        FilterValue: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @enum {string} */
        FindingCode: "phone" | "email" | "link" | "ranking" | "fees_up" | "moved" | "new_domain" | "new_name" | "word" | "exported_address" | "many_invalid" | "many_lost" | "many_reveals" | "asks_fee" | "asks_papers" | "asks_elsewhere" | "pay_high";
        /**
         * Format: display-name
         * @example Meera
         */
        FirstName: string;
        FollowedUpContactMessage: {
            /** @description The action to undo; null if nothing changed. */
            action_id: number | null;
            record: components["schemas"]["AdminContactMessage"];
        };
        FollowedUpExitedUser: {
            /** @description The action to undo; null if nothing changed. */
            action_id: number | null;
            record: components["schemas"]["AdminExitedUser"];
        };
        FollowUp: {
            /** @description The id of an admin; null for nobody. */
            assigned_to: components["schemas"]["Id"] | null;
            /** @description Whether the person was contacted or answered. */
            is_done: boolean;
            /** @description The revision that the admin saw. */
            revision: number;
        };
        GivenConsent: {
            channels: components["schemas"]["ContactChannel"][];
            days: components["schemas"]["IsoWeekday"][];
            /**
             * Format: date
             * @description The last day of the consent.
             */
            expires_on: string;
            from: components["schemas"]["TimeOfDay"];
            /** Format: date-time */
            given_at: string;
            /** @description Neither withdrawn nor expired, and given to the present owner. */
            is_live: boolean;
            notice_version: number;
            /**
             * Format: date-time
             * @description When the listing got another owner, if that was after the consent, which then permits nothing.
             */
            owner_changed_at: string | null;
            to: components["schemas"]["TimeOfDay"];
            /** Format: date-time */
            withdrawn_at: string | null;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            uptime_seconds: number;
            version: string;
        };
        HeldEdit: {
            after: unknown;
            /** Format: date-time */
            at: string;
            before: unknown;
            field: string;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ModerationSubjectKind"];
            listing_id: components["schemas"]["Id"];
            name: string;
        };
        HeldPost: {
            /** Format: display-name */
            employer: string;
            /** Format: year-month */
            from: string;
            /** Format: display-name */
            role: string;
            /**
             * Format: year-month
             * @description Null for the present post.
             */
            to: string | null;
        };
        Id: number;
        Image: {
            caption: string | null;
            /**
             * @description Formats available for each of these URLs by changing the file extension, smallest first;
             *     empty if there is only one format.
             */
            formats: ("avif" | "webp" | "jpg")[];
            /** @description Pixels. */
            height: number;
            /** @description Whether the image was generated from the name because there is no photo. */
            is_drawn: boolean;
            /** @description A tiny blurred preview as a `data:` URL, to show while the image loads. */
            placeholder: string | null;
            /** @description The URL of the largest variant. */
            url: string;
            /** @description Smaller variants of the image; empty for an image that scales. */
            variants: {
                url: string;
                /** @description Pixels. */
                width: number;
            }[];
            /** @description Pixels. */
            width: number;
        };
        IndianLatitude: number;
        IndianLongitude: number;
        Interview: {
            minutes: number;
            /** @description What the applicant should know or bring. */
            note: string | null;
            /** Format: display-name */
            place: string;
            /** Format: date-time */
            starts_at: string;
        };
        /**
         * @description The only reasons for which a listing may mark an enquiry as not valid.
         * @enum {string}
         */
        InvalidReason: "contact_dead" | "not_a_parent" | "not_offered" | "abuse_or_test";
        /** @enum {string} */
        InvalidReview: "open" | "upheld" | "overturned";
        /** @description Whether an admin has hidden or removed the listing. Parents then do not see it, even if it is active. */
        IsHiddenByAdmin: boolean;
        /** @description 1 is Monday and 7 is Sunday. */
        IsoWeekday: number;
        /** @description False if there are more than 10,000 records. */
        IsTableTotalExact: boolean;
        Job: {
            answer_rate: components["schemas"]["AnswerRate"] | null;
            /** @description Whether it accepts applications here: it is open, somebody reads them, and it is not under review after reports of two people. */
            can_apply: boolean;
            city: string | null;
            /**
             * Format: date-time
             * @description Applications are accepted before this moment.
             */
            closes_at: string | null;
            /**
             * Format: date
             * @description The last day to apply.
             */
            closes_on: string | null;
            /** @description Days from today to the last day, in India: 0 on that day, negative once closed. */
            days_left: number | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            /** @description Years of experience. */
            experience_min: number | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            /** @description Present and true while no moderator has reviewed it. */
            is_unreviewed?: boolean;
            /** @description Place or address in one line. */
            location: string;
            pay_period: components["schemas"]["PayPeriod"];
            /** @description The pay scale, in place of a range. */
            pay_scale: components["schemas"]["PayScale"] | null;
            /** @description How many people are wanted. */
            places: number;
            /**
             * Format: date
             * @description The date in India.
             */
            posted_on: string;
            qualifications: string[];
            role: components["schemas"]["JobRole"];
            /** @description Rupees, per `pay_period`. */
            salary_max: number | null;
            /** @description Rupees, per `pay_period`. */
            salary_min: number | null;
            /** @description The school that posted the job; null if it is not listed. */
            school: components["schemas"]["SchoolSummary"] | null;
            /** Format: date */
            starts_on: string | null;
            state: string | null;
            /** @description The store that posted the job; null if it is not listed. */
            store: components["schemas"]["JobStore"] | null;
            /** @description Null if the job has no single subject. */
            subject: string | null;
            title: string;
            type: components["schemas"]["JobType"];
            /** Format: date-time */
            updated_at: string;
        };
        JobAlert: {
            /** Format: date-time */
            created_at: string;
            criteria: components["schemas"]["JobAlertCriteria"];
            every: components["schemas"]["JobAlertFrequency"];
            id: components["schemas"]["Id"];
            /** @description Whether the address is confirmed. Until then nothing is sent. */
            is_confirmed: boolean;
            /**
             * Format: date
             * @description The last day on which new jobs were looked for.
             */
            last_run_on: string | null;
            place_name: string | null;
        };
        /**
         * @description The filters of `listJobs`. `place` takes precedence over `lat` and `lng`. Without a location,
         *     `radius` is ignored.
         */
        JobAlertCriteria: {
            lat?: number;
            lng?: number;
            pay_from?: number;
            /** Format: slug */
            place?: string;
            /** @description Kilometres; 25 unless stated. */
            radius?: number;
            roles?: components["schemas"]["JobRole"][];
            subjects?: components["schemas"]["Names"];
            types?: components["schemas"]["JobType"][];
        };
        /** @enum {string} */
        JobAlertFrequency: "day" | "week";
        JobAlertList: {
            data: components["schemas"]["JobAlert"][];
        };
        JobList: {
            data: components["schemas"]["JobSummary"][];
            page: number;
            /** @description The number of jobs that reach each of several amounts. */
            pay: {
                count: number;
                /** @description Rupees a month. */
                from: number;
            }[];
            per_page: number;
            place: components["schemas"]["Place"] | null;
            /** @description Kilometres; null without a location. */
            radius: number | null;
            roles: {
                count: number;
                value: components["schemas"]["JobRole"];
            }[];
            subjects: components["schemas"]["NameCount"][];
            total: number;
            /** @description The last page. */
            totalPages: number;
            types: {
                count: number;
                value: components["schemas"]["JobType"];
            }[];
        };
        JobOfApplication: {
            id: components["schemas"]["Id"];
            is_blind: boolean;
            title: string;
        };
        JobPost: {
            /** @description Whether there are applications. */
            are_questions_locked: boolean;
            extended_why: string | null;
            fields: components["schemas"]["JobPostFields"];
            /** @description Whether it is reviewed before it is live. */
            needs_review: boolean;
            post: components["schemas"]["JobPostSummary"];
            /** @description Views of the last 90 days; sources with fewer than five are left out. */
            views_by_source: {
                source: components["schemas"]["ViewSource"];
                views: number;
            }[];
        };
        JobPostCount: {
            total_job_posts: number;
        };
        JobPostCreated: {
            id: components["schemas"]["Id"];
        };
        JobPostFields: {
            /**
             * Format: date
             * @description 7 to 90 days from the day on which it is public.
             */
            closes_on: string | null;
            closes_time: components["schemas"]["ClosingTime"];
            /**
             * Format: text
             * @description HTML of the text editor.
             */
            description: string;
            /** @description Years. */
            experience_min: number | null;
            /** @description Whether names and contact details of applicants are hidden until they are shortlisted. */
            is_blind: boolean;
            /** Format: display-line */
            location: string;
            pay_period: components["schemas"]["PayPeriod"];
            /** @description In place of a range. */
            pay_scale: components["schemas"]["PayScale"] | null;
            places: number;
            /**
             * Format: date
             * @description The first day on which it is public, in India; null for at once.
             */
            publish_on: string | null;
            qualifications: string[];
            questions: components["schemas"]["JobQuestion"][];
            role: components["schemas"]["JobRole"];
            /** @description Rupees. */
            salary_max: number | null;
            /** @description Rupees. */
            salary_min: number | null;
            /** Format: date */
            starts_on: string | null;
            /** Format: display-name */
            subject: string | null;
            /** Format: display-line */
            title: string;
            type: components["schemas"]["JobType"];
        };
        JobPostList: {
            counts: {
                closed: number;
                draft: number;
                live: number;
                paused: number;
                removed: number;
                review: number;
            };
            data: components["schemas"]["JobPostSummary"][];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        JobPostListing: {
            city: string | null;
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "school" | "store";
            name: string;
            /** @description Of a school. */
            slug: string | null;
            state: string | null;
        };
        /** @enum {string} */
        JobPostStatus: "draft" | "review" | "live" | "refused" | "paused" | "closed" | "filled" | "removed";
        JobPostSummary: {
            /** @description Applications that were sent. */
            applications: number;
            /** @description Whether the caller may change it. */
            can_edit: boolean;
            /** Format: date-time */
            closes_at: string | null;
            copied_from_id: number | null;
            id: components["schemas"]["Id"];
            /** @description Whether it is live from a later day on. */
            is_scheduled: boolean;
            listing: components["schemas"]["JobPostListing"];
            location: string;
            moderation: components["schemas"]["ModerationState"];
            /** @description What the caller may make of it. */
            next_statuses: components["schemas"]["JobPostStatus"][];
            pay_period: components["schemas"]["PayPeriod"];
            pay_scale: components["schemas"]["PayScale"] | null;
            /** Format: date */
            publish_on: string | null;
            /** @description Why it has its status. */
            reason: string | null;
            /** @enum {string} */
            reason_by: "member" | "admin" | "system";
            relisted_from_id: number | null;
            revision: number;
            role: components["schemas"]["JobRole"];
            salary_max: number | null;
            salary_min: number | null;
            /** @description Applications that were started. */
            starts: number;
            status: components["schemas"]["JobPostStatus"];
            /** Format: date-time */
            status_since: string;
            /** @description Empty for a draft without one. */
            title: string;
            type: components["schemas"]["JobType"];
            /** Format: date-time */
            updated_at: string;
            /** @description Of its page; null for fewer than five. */
            views: number | null;
        };
        JobQuestion: {
            is_required: boolean;
            kind: components["schemas"]["JobQuestionKind"];
            /** @description The answers of a choice, at least two; otherwise empty. */
            options: string[];
            /** Format: display-name */
            prompt: string;
        };
        /** @enum {string} */
        JobQuestionKind: "text" | "choice" | "number" | "yes_no";
        /**
         * @description The role.
         * @enum {string}
         */
        JobRole: "pre-primary" | "primary" | "secondary" | "senior-secondary" | "support" | "arts-sports" | "leadership" | "office";
        JobSchool: {
            city: string | null;
            name: string;
            slug: string;
        };
        JobStore: {
            city: string | null;
            id: components["schemas"]["Id"];
            name: string;
        };
        JobSuggestion: {
            id: components["schemas"]["Id"];
            image: string;
            location: string;
            title: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Jobs";
        };
        JobSummary: {
            city: string | null;
            /**
             * Format: date
             * @description The last day to apply.
             */
            closes_on: string | null;
            /** @description Days from today to the last day, in India: 0 on that day, negative once closed. */
            days_left: number | null;
            /** @description Kilometres from the requested location; null if that is approximate. */
            distance_km: number | null;
            id: components["schemas"]["Id"];
            /** @description Place or address in one line. */
            location: string;
            pay_period: components["schemas"]["PayPeriod"];
            /** @description The pay scale, in place of a range. */
            pay_scale: components["schemas"]["PayScale"] | null;
            /**
             * Format: date
             * @description The date in India.
             */
            posted_on: string;
            role: components["schemas"]["JobRole"];
            /** @description Rupees, per `pay_period`. */
            salary_max: number | null;
            /** @description Rupees, per `pay_period`. */
            salary_min: number | null;
            /** @description The school that posted the job; null if it is not listed. */
            school: components["schemas"]["JobSchool"] | null;
            state: string | null;
            /** @description The store that posted the job; null if it is not listed. */
            store: components["schemas"]["JobStore"] | null;
            /** @description Null if the job has no single subject. */
            subject: string | null;
            title: string;
            type: components["schemas"]["JobType"];
        };
        /**
         * @description The employment type.
         * @enum {string}
         */
        JobType: "full-time" | "part-time" | "contract" | "visiting";
        JobWithApplications: {
            applications: number;
            id: components["schemas"]["Id"];
            is_blind: boolean;
            title: string;
        };
        /** @description The filter values known of a school; `has` is false for a value known to be absent. */
        KnownFilter: {
            id: components["schemas"]["Id"];
            name: string;
            values: {
                has: boolean;
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        /**
         * Format: display-name
         * @example Iyer
         */
        LastName: string;
        ListingDecisionRequest: {
            ids: components["schemas"]["Id"][];
            is_preview: boolean;
            /** @enum {string} */
            kind: "school" | "store" | "product" | "job" | "blog" | "video";
            note_public?: components["schemas"]["ModerationNote"];
            /** @enum {string} */
            outcome: "hide" | "show" | "remove" | "approve";
            /** @description Required for `hide` and `remove`. */
            reason_code?: components["schemas"]["ReasonCode"];
        };
        /** @enum {string} */
        ListingKind: "school" | "store" | "product";
        /** @description The limits of the user's plan. */
        ListingLimits: {
            /** @description Whether no more schools are allowed. */
            is_limit_exceeded: boolean;
            /** @description Whether no more stores are allowed. */
            is_service_limit_exceeded: boolean;
            plan: string;
            /** @description The number of products allowed per store. */
            products: number;
            /** @description The number of schools allowed. */
            schools: number;
            /** @description The number of stores allowed. */
            stores: number;
        };
        ListingMembers: {
            invitations: {
                email: string;
                /** Format: date-time */
                expires_at: string;
                id: components["schemas"]["Id"];
                role: components["schemas"]["MemberRole"];
            }[];
            members: {
                email: string;
                name: string;
                role: components["schemas"]["ListingRole"];
                /** Format: date-time */
                since: string;
                user_id: components["schemas"]["Id"];
            }[];
            my_role: components["schemas"]["ListingRole"];
            /** @description The name of the school or store. */
            name: string;
        };
        /**
         * Format: display-name
         * @example Vidya Niketan Public School
         */
        ListingName: string;
        /**
         * Format: phone
         * @description At least 10 digits.
         * @example 9876543210
         */
        ListingPhone: string;
        ListingPhoneShown: {
            phone: string;
        };
        /** @enum {string} */
        ListingRole: "owner" | "manager" | "counsellor" | "viewer";
        /** Format: slug */
        ListingSlug: string;
        /**
         * @description Whether parents see a record. `unreviewed` is public, but not yet reviewed; `pending` waits for
         *     approval; `hidden` and `removed` by an admin; `switched_off` by its owner; `deleted` for at most
         *     30 days.
         * @enum {string}
         */
        ListingStatus: "live" | "unreviewed" | "pending" | "hidden" | "removed" | "switched_off" | "deleted";
        /** @description That the page of a listing was opened. */
        ListingView: {
            /** @enum {string} */
            kind: "school" | "store" | "product" | "job";
            /**
             * Format: text
             * @description As in the URL of the page; of a store or a job its id.
             */
            slug: string;
            source: components["schemas"]["ViewSource"];
        };
        /**
         * Format: display-name
         * @description The parts of the place name, joined.
         * @example Indiranagar, Bengaluru, Karnataka, India
         */
        Location: string;
        /**
         * @description Why an enquiry did not lead to an admission or booking.
         * @enum {string}
         */
        LostReason: "chose_another" | "no_seat" | "fees" | "distance" | "not_eligible" | "no_answer" | "plans_changed" | "other";
        MapName: {
            lat: number;
            lng: number;
            name: string;
            /**
             * @description A `city` is known beyond its district.
             * @enum {string}
             */
            type: "city" | "town" | "locality";
        };
        /**
         * @description The number with bullets in place of its last digits, such as `98450 •••••`. `showListingPhone`
         *     answers with the whole number; previews for the owner contain it.
         */
        MaskedPhone: string | null;
        /** @description A file in the owner's list of media. Its image has its caption. */
        Media: {
            /** @description The size of the uploaded file. */
            bytes: number | null;
            /** @description Null for a video. */
            image: components["schemas"]["Image"] | null;
            /** @enum {string} */
            kind: "image" | "video";
            /** @description The original file name. */
            name: string | null;
            /** @description The URL as listed in `files`. */
            url: string;
        };
        MemberInvitation: {
            /** @description The address that may accept it, masked: its first letter and domain. */
            email: string;
            id: components["schemas"]["Id"];
            invited_by: string;
            kind: components["schemas"]["MembersKind"];
            /** @description The name of the school or store. */
            name: string;
            role: components["schemas"]["MemberRole"];
        };
        /**
         * @description A manager edits the listing and invites counsellors and viewers. Counsellors and viewers see the
         *     listing and its members.
         * @enum {string}
         */
        MemberRole: "manager" | "counsellor" | "viewer";
        /** @enum {string} */
        MembersKind: "school" | "store";
        MessageResponse: {
            /** @description A sentence for the user. */
            msg: string;
        };
        Metric: {
            /** @description Of the days to compare with. */
            before: number | null;
            daily: {
                /** Format: date */
                day: string;
                value: number;
            }[];
            /**
             * @description A `flow` adds up over days; a `stock` is as of its last day.
             * @enum {string}
             */
            kind: "flow" | "stock";
            name: components["schemas"]["MetricName"];
            /** @description The largest first; empty for a metric without parts. */
            parts: {
                before: number | null;
                part: string;
                value: number;
            }[];
            /** @description Null if it was not counted yet. */
            value: number | null;
        };
        /** @enum {string} */
        MetricName: "views" | "enquiries" | "visits" | "enrolments" | "answer_times" | "schools" | "stores" | "services" | "claimed_schools" | "school_fields" | "cases_opened" | "decision_times" | "searches" | "empty_searches" | "opened_results";
        MetricRows: {
            data: {
                /**
                 * Format: date
                 * @description Null for a stock.
                 */
                day: string | null;
                detail: string | null;
                id: number | null;
                /** @enum {string} */
                kind: "school" | "store" | "product" | "enquiry" | "case" | "query";
                /** @description The name of a listing or case, the reference of an enquiry, or the words of a search. */
                label: string;
                /** @description Until the first answer or the decision; null while it waits, and for metrics that are not about times. */
                minutes: number | null;
                n: number;
            }[];
            /** Format: date */
            from: string;
            /** @enum {string} */
            kind: "flow" | "stock";
            n_rows: number;
            name: components["schemas"]["MetricName"];
            page: number;
            per_page: number;
            /** Format: date */
            to: string;
            /** @description The sum of `n` over all pages: the value of the metric. */
            total: number;
            totalPages: number;
        };
        Metrics: {
            /** Format: date */
            before_from: string;
            /** Format: date */
            before_to: string;
            check: components["schemas"]["MetricsCheck"];
            /**
             * Format: date-time
             * @description The last recount.
             */
            counted_at: string | null;
            /** @description Minutes from opening a case to its decision, by the day of the decision. */
            decisions: {
                cases: number;
                /** Format: date */
                day: string;
                median_minutes: number;
                ninety_percent_minutes: number;
            }[];
            /** Format: date */
            from: string;
            metrics: components["schemas"]["Metric"][];
            /** @description Hours within which a case should be decided. */
            target_hours: number;
            /** Format: date */
            to: string;
            /** @description The most frequent searches without results; at least 5 searches each. */
            words: {
                before: number;
                query: string;
                searches: number;
            }[];
        };
        MetricsCheck: {
            /** Format: date-time */
            checked_at: string | null;
            /**
             * Format: date
             * @description The day that was checked.
             */
            day: string | null;
            /** @description Metrics whose stored value differs from a fresh count. */
            differences: {
                live: number;
                name: components["schemas"]["MetricName"];
                stored: number;
            }[];
        };
        /** @enum {string} */
        MissingPart: "fees" | "fee_heads" | "type" | "seats" | "admission_dates" | "students_per_teacher" | "timings" | "opening_times" | "website" | "images" | "more_images" | "description" | "phone" | "email" | "contact_name" | "location" | "address" | "established_on" | "n_students" | "n_classrooms" | "board" | "facilities" | "languages" | "company_name" | "city" | "products" | "batches" | "price" | "ages" | "filters";
        /**
         * @description What is still needed before a hidden listing can be shown; empty for a public one. `location` and
         *     `contact`: a store needs a location, and a mobile number or an email. `store`: the product's
         *     store is hidden. `plan`: the owner's plan allows no more live listings.
         */
        MissingToShow: ("location" | "contact" | "store" | "plan")[];
        /**
         * Format: mobile
         * @description 4 to 12 digits.
         * @example 9876543210
         */
        Mobile: string;
        ModerationAppeal: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["ModerationPerson"] | null;
            /** Format: date-time */
            decided_at: string | null;
            /**
             * @description `undone`: an admin undid the decision before the appeal was decided.
             * @enum {string}
             */
            result: "open" | "upheld" | "refused" | "undone";
            text: string;
        };
        ModerationBulkRequest: {
            cases: {
                id: components["schemas"]["Id"];
                revision: number;
            }[];
            is_preview: boolean;
            note_public?: components["schemas"]["ModerationNote"];
            /** @enum {string} */
            outcome: "approved" | "changes" | "hidden" | "removed" | "ignored";
            /** @description Required for `changes`, `hidden` and `removed`. */
            reason_code?: components["schemas"]["ReasonCode"];
        };
        ModerationCase: {
            appeal: components["schemas"]["ModerationAppeal"] | null;
            changes: components["schemas"]["ModerationChange"][];
            /** @description Of all cases about the record, newest first; at most 50. */
            history: components["schemas"]["ModerationEvent"][];
            /** @description The outcomes that are possible now. */
            next_states: components["schemas"]["ModerationOutcome"][];
            /** @description Of the record and of its owner, newest first; at most 10. */
            other_cases: components["schemas"]["ModerationCaseRow"][];
            owner_record: {
                approved: number;
                /** @description Decided cases about the owner's records. */
                decided: number;
                email: string | null;
                /** @description Live schools and stores. */
                listings: number;
                /**
                 * Format: date-time
                 * @description When the account was created.
                 */
                since: string;
                /** @description Cases of the last year that hid, removed or rejected something. */
                upheld: number;
            } | null;
            /** @description The other fields of the school, store or service that have a value, as they are now. */
            record: components["schemas"]["ModerationField"][];
            reports: components["schemas"]["ModerationReport"][];
            rights: {
                claim: boolean;
                decide: boolean;
                /**
                 * @description Why the caller may not decide. `same_admin` decided what the appeal is about.
                 * @enum {string|null}
                 */
                refused_why: "own" | "claimed" | "decided" | "same_admin" | "gone" | null;
                undo: boolean;
            };
            row: components["schemas"]["ModerationCaseRow"];
            /** @description Open requests to manage the school, oldest first. */
            school_claims: components["schemas"]["SchoolClaim"][];
            score_parts: {
                /** @enum {string} */
                code: "base" | "held" | "findings" | "reports" | "urgent" | "claim" | "appeal" | "new_account" | "owner_record";
                points: number;
            }[];
        };
        ModerationCaseList: {
            data: components["schemas"]["ModerationCaseRow"][];
            /** @description From opening to decision, over the last 7 days. */
            median_decision_minutes: number | null;
            page: number;
            per_page: number;
            tabs: {
                /** @description Open cases; for `decided`, those of the last 30 days. */
                count: number;
                is_overdue: boolean;
                /** Format: date-time */
                oldest_at: string | null;
                /** @enum {string} */
                tab: "new" | "edited" | "reported" | "claims" | "appeals" | "decided";
            }[];
            target_hours: number;
            total: number;
            totalPages: number;
            /** @description Cases of the tab. */
            views: {
                all: number;
                held: number;
                /** @description Claimed by the caller. */
                mine: number;
                overdue: number;
                with_findings: number;
            };
        };
        ModerationCaseRow: {
            claim: components["schemas"]["ModerationClaim"] | null;
            decision: components["schemas"]["ModerationDecision"] | null;
            /** @description The fields that changed, by their names in the editor. */
            fields: {
                field: string;
                /** @description Whether the new value is not public until it is decided. */
                is_held: boolean;
            }[];
            findings: components["schemas"]["ModerationFinding"][];
            from_revision: number | null;
            id: components["schemas"]["Id"];
            /** @description Whether it has waited for longer than the target, or had when it was decided. */
            is_overdue: boolean;
            /** @description Whether it concerns the caller's own listing or content, about which they may not decide. */
            is_own: boolean;
            is_urgent: boolean;
            /** Format: date-time */
            opened_at: string;
            owner: components["schemas"]["ModerationPerson"] | null;
            priority: components["schemas"]["ModerationPriority"];
            /** @description What admins quote, such as M-20417. */
            reference: string;
            /** @description How many people reported it. */
            reports: number;
            /** @description Increases with every change of the case. */
            revision: number;
            score: number;
            subject: components["schemas"]["ModerationSubject"];
            to_revision: number | null;
            why: components["schemas"]["ModerationWhy"];
        };
        ModerationChange: {
            after: unknown;
            before: unknown;
            /** @description Whether the old value can be put back. */
            can_reject: boolean;
            field: string;
            findings: components["schemas"]["ModerationFinding"][];
            is_held: boolean;
            kind: components["schemas"]["ModerationValueKind"];
        };
        ModerationChanges: {
            cases: components["schemas"]["ModerationCaseRow"][];
            cursor: string;
            must_reload: boolean;
        };
        ModerationClaim: {
            by: components["schemas"]["ModerationPerson"];
            is_mine: boolean;
            /** Format: date-time */
            until: string;
        };
        ModerationClaimRequest: {
            take_over: boolean;
        };
        ModerationDecision: {
            action_id: number | null;
            /** Format: date-time */
            decided_at: string;
            decided_by: components["schemas"]["ModerationPerson"] | null;
            /** @description The rejected fields. */
            fields: components["schemas"]["RejectedField"][];
            note_private: string | null;
            note_public: string | null;
            outcome: components["schemas"]["ModerationOutcome"];
            reason_code: components["schemas"]["ReasonCode"] | null;
            /**
             * Format: date-time
             * @description Null if it cannot be undone any more.
             */
            undo_until: string | null;
        };
        ModerationDecisionRequest: {
            /** @description Which claim `approved` grants; the others are refused. Required for a case with claims. */
            claim_id?: components["schemas"]["Id"];
            fields?: components["schemas"]["RejectedField"][];
            is_preview: boolean;
            /** @description For admins. */
            note_private?: components["schemas"]["ModerationNote"];
            /** @description For the owner. */
            note_public?: components["schemas"]["ModerationNote"];
            outcome: components["schemas"]["ModerationOutcome"];
            /** @description Required for `changes`, `hidden` and `removed`. */
            reason_code?: components["schemas"]["ReasonCode"];
            /** @description Of the case. */
            revision: number;
            /** @description The revision of the record that was reviewed. */
            to_revision?: number;
        };
        ModerationDecisionResult: {
            /** @description Null for a preview. */
            action_id: number | null;
            case: components["schemas"]["ModerationCase"];
            /** @description The email to the owner; null without an owner. */
            message: {
                subject: string;
                text: string;
                /** @description The name of the owner. */
                to: string;
            } | null;
        };
        ModerationEvent: {
            actor: components["schemas"]["ModerationPerson"] | null;
            /** Format: date-time */
            at: string;
            fields: string[];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "opened" | "joined" | "decided" | "reopened" | "note" | "undone" | "appealed";
            outcome: components["schemas"]["ModerationOutcome"] | null;
            text: string | null;
        };
        ModerationField: {
            field: string;
            kind: components["schemas"]["ModerationValueKind"];
            value: unknown;
        };
        ModerationFinding: {
            /** @description Per cent for `fees_up`, `many_invalid` and `many_lost`, kilometres for `moved`. */
            amount: number | null;
            code: components["schemas"]["FindingCode"];
            /** @description The words that were found, as they stand in the text; for `exported_address`, who exported the file, and the day; for `many_reveals`, who opened phone numbers. */
            excerpt: string | null;
            field: string | null;
        };
        ModerationHistory: {
            data: components["schemas"]["ModerationEvent"][];
        };
        /** Format: display-text */
        ModerationNote: string;
        ModerationNoteRequest: {
            text: components["schemas"]["ModerationNote"];
        };
        ModerationNotice: {
            appeal: components["schemas"]["ModerationAppeal"] | null;
            /**
             * Format: date-time
             * @description Null if an appeal is not possible.
             */
            appeal_until: string | null;
            case_id: components["schemas"]["Id"];
            /** Format: date-time */
            decided_at: string;
            /** @description The rejected fields. */
            fields: components["schemas"]["RejectedField"][];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ModerationSubjectKind"];
            name: string;
            note: string | null;
            outcome: components["schemas"]["ModerationOutcome"];
            reason_code: components["schemas"]["ReasonCode"] | null;
            reference: string;
            /** @description Of the listing now. */
            state: components["schemas"]["ModerationState"] | null;
        };
        ModerationNoticeList: {
            /** @description Schools that the caller asked for; at most 100. */
            claims: {
                /** Format: date-time */
                at: string;
                case_id: components["schemas"]["Id"];
                name: string;
                note: string | null;
                path: string | null;
                /** @enum {string} */
                result: "open" | "granted" | "refused";
                school_id: components["schemas"]["Id"];
            }[];
            data: components["schemas"]["ModerationNotice"][];
            /** @description Filter values that the caller asked for and that were decided in the last 30 days; at most 100. */
            filter_requests: {
                category: string;
                /** Format: date-time */
                decided_at: string;
                id: components["schemas"]["Id"];
                /** @description The school or product that it was requested for. */
                name: string;
                note: string | null;
                reason_code: components["schemas"]["FilterRequestReason"] | null;
                /** @enum {string} */
                section: "schools" | "tuitions" | "activities" | "camps" | "workshops";
                /** @enum {string} */
                status: "approved" | "merged" | "rejected";
                value: string;
                value_name: string | null;
            }[];
            /** @description Edits that wait for a decision; at most 100. */
            held: components["schemas"]["HeldEdit"][];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        /**
         * @description `changes`: the owner is asked for changes. `ignored`: a report without consequence, or a claim or
         *     an appeal that was refused. `shown`: public again. A claim or an appeal is granted by `approved`.
         * @enum {string}
         */
        ModerationOutcome: "approved" | "changes" | "rejected_fields" | "hidden" | "removed" | "ignored" | "shown";
        ModerationPerson: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @enum {string} */
        ModerationPriority: "high" | "medium" | "low";
        ModerationReport: {
            /** @description Whether the decision agreed; null while it is open. */
            agreed: boolean | null;
            /** Format: date-time */
            at: string;
            earlier_agreed: number;
            /** @description Decided reports of the person. */
            earlier_reports: number;
            id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description Null for a visitor. */
            reporter: components["schemas"]["ModerationPerson"] | null;
            text: string | null;
        };
        /**
         * @description What moderation says about a record. `unreviewed` and `approved` are public, `pending` waits for
         *     approval, `hidden` and `removed` are not public.
         * @enum {string}
         */
        ModerationState: "unreviewed" | "approved" | "pending" | "hidden" | "removed";
        ModerationSubject: {
            /** @description The editor for admins. */
            edit_path: string | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"] | null;
            kind: components["schemas"]["ModerationSubjectKind"];
            /** @description Empty if the record is gone. */
            name: string;
            /** @description The public page; null while it is not public. */
            path: string | null;
            /** @description Town or district; the store of a product; the school of a job. */
            place: string | null;
            revision: number | null;
            state: components["schemas"]["ModerationState"] | null;
        };
        /** @enum {string} */
        ModerationSubjectKind: "school" | "store" | "product" | "batch" | "job" | "blog" | "video" | "enquiry" | "user" | "filter_request";
        /**
         * @description `text` is a text or a boolean; `html` is a text; `list` is an array of texts; `image` an array of `Image`; `money` is
         *     `SchoolFees`; `map` is an object with `location`, `lat` and `lng`. A value may be null.
         * @enum {string}
         */
        ModerationValueKind: "text" | "html" | "list" | "image" | "money" | "map";
        /**
         * @description Why the case was opened.
         * @enum {string}
         */
        ModerationWhy: "new" | "edit" | "report" | "scan" | "claim" | "appeal" | "sample" | "order";
        MyApplication: {
            /** @description The calendar file of the interview. */
            calendar: string | null;
            form: components["schemas"]["ApplicationForm"];
            messages: components["schemas"]["ApplicationMessage"][];
            reveals: components["schemas"]["ApplicationReveal"][];
            row: components["schemas"]["MyApplicationRow"];
        };
        MyApplicationRow: {
            answer_rate: components["schemas"]["AnswerRate"] | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date
             * @description When the applicant hears the outcome at the latest.
             */
            feedback_by: string | null;
            /** @description Whether the last message is from the employer. */
            has_unread: boolean;
            id: components["schemas"]["ApplicationId"];
            interview: components["schemas"]["Interview"] | null;
            job: {
                /** Format: date-time */
                closes_at: string | null;
                id: components["schemas"]["Id"];
                is_open: boolean;
                location: string;
                pay_period: components["schemas"]["PayPeriod"];
                pay_scale: components["schemas"]["PayScale"] | null;
                salary_max: number | null;
                salary_min: number | null;
                title: string;
            };
            listing: components["schemas"]["ApplicationListing"];
            may_decline: boolean;
            may_withdraw: boolean;
            may_write: boolean;
            /** Format: date */
            offered_on: string | null;
            /**
             * Format: date-time
             * @description When 30 working days had passed without an answer.
             */
            quiet_since: string | null;
            reason_codes: components["schemas"]["NotTakenReason"][];
            reason_text: string | null;
            /**
             * Format: date
             * @description When the employer no longer has the application, if known.
             */
            removed_on: string | null;
            /**
             * Format: date-time
             * @description When a member first opened it.
             */
            seen_at: string | null;
            state: components["schemas"]["ApplicationState"];
            /** @description The states that the applicant knows of, in order. */
            steps: components["schemas"]["ApplicationStep"][];
            /** Format: date-time */
            submitted_at: string | null;
        };
        MyApplications: {
            counts: {
                all: number;
                ended: number;
                open: number;
            };
            data: components["schemas"]["MyApplicationRow"][];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        MyBlogList: {
            counts: {
                draft: number;
                published: number;
                review: number;
            };
            data: {
                id: components["schemas"]["Id"];
                image: components["schemas"]["Image"];
                /** Format: date-time */
                published_at: string | null;
                /** @enum {string} */
                status: "draft" | "review" | "published";
                summary: string;
                title: string;
                topic: components["schemas"]["BlogTopic"];
                /** Format: date-time */
                updated_at: string;
                url: string;
            }[];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        MyEnquiry: {
            /** Format: year-month */
            born_month: string | null;
            /** @description What the sender may do now. */
            can: {
                /** @description Whether the listing has a new owner and the sender can give the same consent again. */
                agree_to_owner: boolean;
                cancel_visit: boolean;
                change_consent: boolean;
                /** @description Book, accept or move a visit. */
                choose_visit: boolean;
                object: boolean;
                withdraw_enquiry: boolean;
                withdraw_permission: boolean;
                write: boolean;
            };
            child_name: string | null;
            class_sought: string | null;
            consent: components["schemas"]["GivenConsent"];
            /** @description Where replies go. */
            email: string;
            /**
             * Format: date
             * @description The latest end of a changed consent.
             */
            expires_on_max: string;
            /** @description When the listing answers */
            hours: components["schemas"]["DeskHours"][];
            id: components["schemas"]["EnquiryId"];
            /** @description Null unless the listing marked the enquiry as not valid. */
            invalid: {
                /** @description What the sender answered. */
                answer: string | null;
                /** Format: date-time */
                answer_until: string;
                /** Format: date-time */
                marked_at: string;
                reason: components["schemas"]["InvalidReason"];
            } | null;
            /** @description Whether the listing may contact the sender. */
            is_permission_live: boolean;
            /**
             * Format: date-time
             * @description When something last happened.
             */
            last_at: string;
            message: string;
            /** @description The name of the sender. */
            name: string;
            /** @description The current notice, for a change of the consent. */
            notice: components["schemas"]["ConsentNotice"];
            phone: string | null;
            /** @description The school or store that answers. */
            recipient: string;
            reference: components["schemas"]["EnquiryReference"];
            /**
             * Format: date-time
             * @description When the first reply is due; null once it came, and for an enquiry that was withdrawn, lost or invalid.
             */
            reply_by: string | null;
            /** @description Who looked at contact details, latest first. */
            reveals: components["schemas"]["ContactReveal"][];
            /** @description The notice for a consent to a route. */
            route_notice: components["schemas"]["ConsentNotice"];
            /** @description Where EdBazaar proposes to pass a general enquiry on, the latest first. */
            routes: components["schemas"]["EnquiryRoute"][];
            /** Format: date-time */
            sent_at: string;
            /** @description Visit times with free seats, by time; empty if the sender cannot choose one now. */
            slots: components["schemas"]["OfferedSlot"][];
            state: components["schemas"]["SenderEnquiryState"];
            /** @description What the enquiry is about; null for a general enquiry. */
            subject: components["schemas"]["EnquirySubject"] | null;
            /** @description Oldest first */
            timeline: components["schemas"]["EnquiryTimelineEntry"][];
            /** @description Replies that the sender has not read. */
            unread: number;
            /** @description The latest visit that was not cancelled. */
            visit: components["schemas"]["Visit"] | null;
            visit_wish: components["schemas"]["VisitWish"] | null;
            wanted_from: string | null;
        };
        MyEnquiryList: {
            counts: {
                all: number;
                ended: number;
                open: number;
            };
            data: components["schemas"]["MyEnquirySummary"][];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        MyEnquirySummary: {
            child_name: string | null;
            class_sought: string | null;
            id: components["schemas"]["EnquiryId"];
            /** @description Whether the listing may contact the sender. */
            is_permission_live: boolean;
            /**
             * Format: date-time
             * @description When something last happened.
             */
            last_at: string;
            /** @description The school or store that answers. */
            recipient: string;
            reference: components["schemas"]["EnquiryReference"];
            /**
             * Format: date-time
             * @description When the first reply is due; null once it came, and for an enquiry that was withdrawn, lost or invalid.
             */
            reply_by: string | null;
            /** Format: date-time */
            sent_at: string;
            state: components["schemas"]["SenderEnquiryState"];
            /** @description What the enquiry is about; null for a general enquiry. */
            subject: components["schemas"]["EnquirySubject"] | null;
            /** @description Replies that the sender has not read. */
            unread: number;
        };
        MyProfile: {
            children: components["schemas"]["Child"][];
            consents: components["schemas"]["Consents"];
            cover_image: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            firstname: string;
            has_google: boolean;
            has_password: boolean;
            id: components["schemas"]["Id"];
            is_admin: boolean;
            is_email_confirmed: boolean;
            is_walkthrough_skipped: boolean;
            lastname: string;
            permissions: components["schemas"]["Permission"][];
            phone: string | null;
            profile_image: string | null;
            user_has_institute: boolean;
            user_type: components["schemas"]["UserType"];
        };
        NameCount: {
            count: number;
            value: string;
        };
        Names: string[];
        /**
         * @description True for an admin who must add a second factor first: until then, other operations answer
         *     403 with the code `second_factor_required`.
         */
        NeedsSecondFactor: boolean;
        NewApplicationMessage: {
            request_key: components["schemas"]["RequestKey"];
            text: components["schemas"]["DeskText"];
        };
        NewApplicationSettings: {
            blocked: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                kind: "school" | "store";
            }[];
            has_reminders: boolean;
        };
        NewConsent: {
            channels: components["schemas"]["ContactChannel"][];
            days: components["schemas"]["IsoWeekday"][];
            /**
             * Format: date
             * @description The last day of the consent.
             */
            expires_on: string;
            from: components["schemas"]["TimeOfDay"];
            /** @description The version of the notice that the sender read. */
            notice_version: number;
            to: components["schemas"]["TimeOfDay"];
        };
        NewEnquiries: {
            /** @description A child of the caller's profile by `id`, or a name or initials. */
            child?: {
                /** Format: year-month */
                born_month?: string;
                /** Format: display-name */
                class_sought?: string;
                id?: components["schemas"]["Id"];
                /** Format: display-name */
                name?: string;
            };
            consent: components["schemas"]["NewConsent"];
            /**
             * @description A parent or guardian, or somebody who is 18 or older.
             * @enum {string}
             */
            declared: "parent" | "adult";
            email: components["schemas"]["Email"];
            message: components["schemas"]["EnquiryText"];
            /** Format: display-name */
            name: string;
            /** @description Required for the channels phone and whatsapp. */
            phone?: components["schemas"]["Mobile"];
            /** @description Empty for a general enquiry. */
            recipients: {
                /** @description A batch of the product that the enquiry is about. */
                batch_id?: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
                kind: components["schemas"]["ListingKind"];
            }[];
            request_key: components["schemas"]["RequestKey"];
            /** @description How long the form was open. */
            seconds_open: number;
            /** @description A visit time to book, for a single recipient. Without a confirmed address, it is booked with the confirmation if a seat is left then. */
            visit_slot?: components["schemas"]["Id"];
            visit_wish?: components["schemas"]["VisitWish"];
            /** Format: school-year */
            wanted_from?: string;
            website: string;
        };
        NewFilterRequest: {
            /**
             * Format: single-line
             * @description The name of the filter, such as Infrastructure.
             */
            category: string;
            /**
             * Format: single-line
             * @description The name of the school, store or product.
             */
            name: string;
            /**
             * @description The section of the filter. Default: the first one that has the filter.
             * @enum {string}
             */
            section?: "schools" | "tuitions" | "activities" | "camps" | "workshops";
            /**
             * Format: display-name
             * @description The requested value.
             */
            value: string;
        };
        NewInterview: {
            /** @description Null cancels it. */
            interview: components["schemas"]["Interview"] | null;
            revision: number;
        };
        /** @description The JSON form of a new credential of the browser. */
        NewPasskey: {
            /** Format: base64url */
            id: string;
            /** Format: base64url */
            rawId: string;
            response: {
                /** Format: base64url */
                attestationObject: string;
                /** Format: base64url */
                clientDataJSON: string;
                transports?: string[];
            };
            /** @enum {string} */
            type: "public-key";
        };
        /**
         * @description At least 6 characters, not counting surrounding white space. Must not be a common password,
         *     a date, a repeat or a run such as 654321, or the user's own name or email.
         */
        NewPassword: string;
        NewProduct: {
            age_max?: number | null;
            age_min?: number | null;
            description_html?: components["schemas"]["OptionalHtml"];
            files?: components["schemas"]["FileList"];
            filter_ids?: components["schemas"]["FilterIdList"];
            kind: components["schemas"]["ProductKind"];
            mode: components["schemas"]["ProductMode"];
            name: components["schemas"]["ListingName"];
            /** @description Rupees. */
            price?: number | null;
            price_unit: components["schemas"]["PriceUnit"];
            request_key?: components["schemas"]["RequestKey"];
            store_id: components["schemas"]["Id"];
        };
        NewSchool: {
            contact_email: components["schemas"]["Email"];
            contact_phone: components["schemas"]["ListingPhone"];
            /** @description URLs returned by `uploadSchoolFile`, cover first; at least one image. */
            files: string[];
            /** @description Whether the point is the listing’s own: set with the pin, by GPS, or from a precise Google place. Without it, a point is exact unless it is that of the chosen place. */
            is_exact?: boolean;
            is_online: boolean;
            lat: components["schemas"]["IndianLatitude"] | null;
            /** @description Required unless the school is online. */
            location: components["schemas"]["Location"] | null;
            long: components["schemas"]["IndianLongitude"] | null;
            name: components["schemas"]["ListingName"];
            /**
             * Format: slug
             * @description The slug of the chosen location, from `/places/autocomplete`.
             */
            place?: string | null;
            slug: components["schemas"]["ListingSlug"];
        };
        Newsletter: {
            /** @description HTML, cleaned by the server. */
            body: string;
            next: components["schemas"]["NewsletterNeighbour"] | null;
            number: number;
            previous: components["schemas"]["NewsletterNeighbour"] | null;
            /** Format: date */
            published_on: string;
            slug: string;
            summary: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        NewsletterDraft: {
            /** @description HTML, cleaned by the server. */
            body: string;
            id: components["schemas"]["Id"];
            revision: number;
            summary: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * Format: display-line
         * @description One line of text, which the archive and the email show. May be empty.
         */
        NewsletterDraftSummary: string;
        NewsletterList: {
            data: components["schemas"]["NewsletterSummary"][];
            page: number;
            per_page: number;
            total: number;
            /** @description The last page. */
            totalPages: number;
        };
        NewsletterNeighbour: {
            slug: string;
            title: string;
        };
        NewsletterSummary: {
            number: number;
            /** Format: date */
            published_on: string;
            slug: string;
            summary: string;
            title: string;
        };
        /**
         * @description Why an applicant was not taken forward.
         * @enum {string}
         */
        NotTakenReason: "qualification" | "experience" | "subject" | "demo_lesson" | "interview" | "pay" | "start_date" | "place_filled" | "other";
        /** @description A visit time with free seats. */
        OfferedSlot: {
            /** Format: date-time */
            ends_at: string;
            id: components["schemas"]["Id"];
            seats_left: number;
            /** Format: date-time */
            starts_at: string;
        };
        /** @description On which days and from when to when a store is open. */
        OpeningTimes: {
            /** Format: time-of-day */
            closes_at: string;
            /** @description In order. */
            days: components["schemas"]["Weekday"][];
            /** Format: time-of-day */
            opens_at: string;
        };
        /**
         * Format: display-text
         * @description Several lines of text; null or empty to clear.
         */
        OptionalAddress: string | null;
        /**
         * Format: text
         * @description HTML from the rich text editor; other elements are removed. Null or empty to clear.
         */
        OptionalHtml: string | null;
        /**
         * Format: display-line
         * @description One line of text; null or empty to clear.
         */
        OptionalLine: string | null;
        OwnBatch: {
            days: ("Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun")[];
            /** @description As HH:MM. */
            end_time: string;
            /** Format: date */
            ends_on: string | null;
            /** @description Live enquiries about the batch. */
            enquiries: number;
            id: components["schemas"]["Id"];
            name: string;
            /**
             * Format: date
             * @description The next day it meets, today or later; null if it has ended.
             */
            next_on: string | null;
            product: {
                id: components["schemas"]["Id"];
                name: string;
            };
            seats: number;
            seats_left: number;
            /** @description As HH:MM. */
            start_time: string;
            /** Format: date */
            starts_on: string;
            store: components["schemas"]["DeskListing"];
        };
        OwnBatches: {
            data: components["schemas"]["OwnBatch"][];
            page: number;
            per_page: number;
            /** @description Every store of the user, by name. */
            stores: components["schemas"]["DeskListing"][];
            total: number;
            totalPages: number;
        };
        /** @description The JSON form of a signature of a passkey. */
        PasskeyAssertion: {
            /** Format: base64url */
            id: string;
            /** Format: base64url */
            rawId: string;
            response: {
                /** Format: base64url */
                authenticatorData: string;
                /** Format: base64url */
                clientDataJSON: string;
                /** Format: base64url */
                signature: string;
                /** Format: base64url */
                userHandle?: string;
            };
            /** @enum {string} */
            type: "public-key";
        };
        /** @description Options for `navigator.credentials.create`. */
        PasskeyCreationOptions: {
            /** @enum {string} */
            attestation: "none";
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "discouraged";
                /** @enum {string} */
                userVerification: "preferred";
            };
            challenge: string;
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            timeout: number;
            user: {
                displayName: string;
                id: string;
                name: string;
            };
        };
        PasskeyDescriptor: {
            id: string;
            transports?: string[];
            /** @enum {string} */
            type: "public-key";
        };
        /** @description Options for `navigator.credentials.get`. */
        PasskeyRequestOptions: {
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            challenge: string;
            rpId: string;
            timeout: number;
            /** @enum {string} */
            userVerification: "preferred";
        };
        /** @enum {string} */
        PayPeriod: "month" | "hour" | "year";
        /**
         * @description A level of the pay matrix of the 7th Central Pay Commission.
         * @enum {string}
         */
        PayScale: "level-1" | "level-2" | "level-3" | "level-4" | "level-5" | "level-6" | "level-7" | "level-8" | "level-9" | "level-10" | "level-11" | "level-12";
        /**
         * @description The permissions of a user. `x-permissions` maps the names used by `x-access` and the pages
         *     to numbers. Every user has 4 and 5, which are not used yet.
         */
        Permission: number;
        PermissionChange: {
            after: components["schemas"]["PermissionSet"];
            before: components["schemas"]["PermissionSet"];
            /** Format: date-time */
            decided_at: string | null;
            decided_by: components["schemas"]["Person"] | null;
            decision_note: string | null;
            /** Format: date-time */
            expires_at: string;
            id: components["schemas"]["Id"];
            /** @description Whether the caller may agree or refuse. */
            may_decide: boolean;
            may_withdraw: boolean;
            reason: string;
            /** Format: date-time */
            requested_at: string;
            /** @description Null after the account is deleted. */
            requested_by: components["schemas"]["Person"] | null;
            state: components["schemas"]["PermissionChangeState"];
            user: components["schemas"]["Person"];
        };
        PermissionChangeList: {
            data: components["schemas"]["PermissionChange"][];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        /** @enum {string} */
        PermissionChangeState: "pending" | "approved" | "refused" | "withdrawn" | "expired";
        PermissionSet: {
            is_admin: boolean;
            permissions: components["schemas"]["Permission"][];
        };
        Person: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Place: {
            /** @description District and state. */
            detail: string;
            /** @description Whether the point stands for a larger area. No distances are measured from it. */
            is_approximate: boolean;
            lat: number;
            lng: number;
            name: string;
            pincode: string | null;
            slug: string;
            /** @enum {string} */
            type: "town" | "locality" | "post_office" | "pincode";
        };
        PlaceChoice: {
            /** @description Whether the point is the listing’s own: set with the pin, by GPS, or from a precise Google place. Without it, a point is exact unless it is that of the chosen place. */
            is_exact?: boolean;
            lat: components["schemas"]["IndianLatitude"];
            location: components["schemas"]["Location"];
            long: components["schemas"]["IndianLongitude"];
            /**
             * Format: slug
             * @description The slug of the chosen place, from `/places/autocomplete`.
             */
            place?: string;
        };
        PointDescription: {
            city: string | null;
            district: string | null;
            /** @description The nearest named place within 3 km. */
            locality: string | null;
            /** @description The parts joined, such as `Indiranagar, Bengaluru, Karnataka, India`; null outside India. */
            location: string | null;
            pincode: string | null;
            state: string | null;
        };
        /** @description 1: not shown, 2: partly, 3: meets the need, 4: exceeds it. */
        Points: number;
        PopularSearches: {
            searches: components["schemas"]["SuggestedSearch"][];
        };
        PostingListing: {
            city: string | null;
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "school" | "store";
            /** @description The place of its jobs. */
            location: string;
            name: string;
            /**
             * @description Why it may not post jobs: parents do not see it, or it was neither claimed nor is it older
             *     than 14 days and approved once.
             * @enum {string|null}
             */
            refused_why: "not_visible" | "not_reviewed" | null;
            /** @description How many of its jobs have been live; the first three are reviewed. */
            reviewed_jobs: number;
            state: string | null;
        };
        Price: {
            /** @description Rupees. */
            price: number | null;
            price_unit: components["schemas"]["PriceUnit"];
        };
        PriceHistogram: {
            /** @description Products by price from 0 to 50 thousand rupees; the last bar includes everything above. */
            counts: number[];
            /** @description Width of one bar, in thousands of rupees. */
            step: number;
        };
        /** @enum {string} */
        PriceUnit: "month" | "session" | "course" | "camp";
        Product: {
            /** @description Whether somebody works for the listing and could answer. */
            accepts_enquiries: boolean;
            age_max: number | null;
            age_min: number | null;
            /** @description Batches that have not ended, earliest first. */
            batches: components["schemas"]["Batch"][];
            city: string | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            files: string[];
            filters_values: components["schemas"]["Filter"][];
            id: components["schemas"]["Id"];
            images: components["schemas"]["Image"][];
            /** @description Present and true while no moderator has reviewed it. */
            is_unreviewed?: boolean;
            kind: components["schemas"]["ProductKind"];
            lat: number | null;
            lng: number | null;
            /** @enum {string} */
            mode: "online" | "centre" | "home";
            name: string;
            price: number | null;
            price_unit: components["schemas"]["PriceUnit"];
            slug: string;
            state: string | null;
            store: {
                brand_name: string;
                city: string | null;
                email: string | null;
                id: components["schemas"]["Id"];
                image: components["schemas"]["Image"];
                is_verified: boolean;
                mobile: components["schemas"]["MaskedPhone"];
                /** @description The number of active products. */
                n_products: number;
            };
            /** @constant */
            type: "Product";
            /** Format: date-time */
            updated_at: string;
        };
        /** @description One field of a product and its new value. */
        ProductChange: components["schemas"]["ProductChangeOfName"] | components["schemas"]["ProductChangeOfKind"] | components["schemas"]["ProductChangeOfMode"] | components["schemas"]["ProductChangeOfDescriptionHtml"] | components["schemas"]["ProductChangeOfFiles"] | components["schemas"]["ProductChangeOfFilterIds"] | components["schemas"]["ProductChangeOfAges"] | components["schemas"]["ProductChangeOfPrice"] | components["schemas"]["ProductChangeOfIsActive"];
        ProductChangeOfAges: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "ages";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["AgeRange"];
        };
        ProductChangeOfDescriptionHtml: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "description_html";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalHtml"];
        };
        ProductChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "files";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["CaptionedFilesJson"];
        };
        ProductChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "filter_ids";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["FilterIdList"];
        };
        ProductChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "is_active";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["TrueOrFalse"];
        };
        ProductChangeOfKind: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "kind";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ProductKind"];
        };
        ProductChangeOfMode: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "mode";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ProductMode"];
        };
        ProductChangeOfName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ListingName"];
        };
        ProductChangeOfPrice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "price";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["Price"];
        };
        ProductEditor: {
            age_max: number | null;
            age_min: number | null;
            /** @description All batches, including ended ones, earliest first. */
            batches: components["schemas"]["Batch"][];
            completeness: components["schemas"]["Completeness"];
            description_html: string | null;
            files: string[];
            filter_ids: components["schemas"]["Id"][];
            /** @description All filters of the product's kind with all their values. */
            filters_values: components["schemas"]["Filter"][];
            id: components["schemas"]["Id"];
            is_active: boolean;
            is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
            kind: components["schemas"]["ProductKind"];
            media: components["schemas"]["Media"][];
            mode: components["schemas"]["ProductMode"];
            name: string;
            price: number | null;
            price_unit: components["schemas"]["PriceUnit"];
            requested_filters: components["schemas"]["RequestedFilter"][];
            revision: number;
            slug: string;
            store: {
                brand_name: string;
                id: components["schemas"]["Id"];
                is_active: boolean;
            };
            summary: components["schemas"]["ProductSummary"];
            /** Format: date-time */
            updated_at: string;
        };
        /** @enum {string} */
        ProductKind: "tuition" | "activity" | "camp" | "workshop";
        ProductList: {
            /**
             * @description Matching products of stores somewhere in the district; null if there are none. The counts
             *     leave them out, unless no other product matches.
             */
            approximate: components["schemas"]["ApproximatePlaces"] | null;
            data: components["schemas"]["ProductSummary"][];
            /** @description All seven days, from Monday. */
            days: {
                /** @description The number of results with this day and all other filters. */
                count: number;
                day: components["schemas"]["Weekday"];
            }[];
            /** @description The filters of the kind; without a kind, those of the kinds that `filter_ids` belong to. */
            facets: components["schemas"]["Facet"][];
            /**
             * @description The number of products of each kind, ignoring the kind and filter values; all four
             *     kinds.
             */
            kinds: {
                count: number;
                kind: components["schemas"]["ProductKind"];
            }[];
            page: number;
            per_page: number;
            place: components["schemas"]["Place"] | null;
            /** @description The units that results are priced in, with `price_min` and `price_max` ignored. */
            price_units: {
                count: number;
                unit: components["schemas"]["PriceUnit"];
            }[];
            prices: components["schemas"]["PriceHistogram"] | null;
            /** @description Kilometres; null without a location. */
            radius: number | null;
            /** @description Without the products that `approximate` counts. */
            total: number;
            /** @description The last page. */
            totalPages: number;
        };
        /** @enum {string} */
        ProductMode: "online" | "centre" | "home";
        ProductSuggestion: {
            /** @description Kind and place, such as Tuition, Indiranagar. */
            detail: string;
            files: string[];
            image: string;
            name: string;
            slug: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Product";
        };
        ProductSummary: {
            age_max: number | null;
            age_min: number | null;
            city: string | null;
            /** @description Weekdays on which the batch meets, in order. */
            days: components["schemas"]["Weekday"][];
            /**
             * @description Kilometres from the requested location; null if taught online, or if the exact place or the
             *     location is not known.
             */
            distance_km: number | null;
            files: string[];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            /** @description Whether only the town or district of the store is known. */
            is_place_approximate: boolean;
            kind: components["schemas"]["ProductKind"];
            /** @enum {string} */
            mode: "online" | "centre" | "home";
            /**
             * @description Batches that have not ended; in a list with `days`, `from` or `to`, only matching
             *     batches. The four fields after this one describe one of them: one with free seats
             *     before a full one, then one that has not started, then the earliest.
             */
            n_batches: number;
            name: string;
            /** @description Rupees. */
            price: number | null;
            price_unit: components["schemas"]["PriceUnit"];
            /** @description Places in the batch. */
            seats: number | null;
            /** @description Free places in the batch. */
            seats_left: number | null;
            slug: string;
            /**
             * Format: date
             * @description When the batch starts; null if it has started.
             */
            starts_on: string | null;
            state: string | null;
            store_id: components["schemas"]["Id"];
            store_name: string;
            /** @constant */
            type: "Product";
        };
        /** @enum {string} */
        ReasonCode: "wrong_facts" | "contact_details" | "ranking_without_source" | "wording" | "misleading_name" | "advertising" | "duplicate" | "not_genuine" | "copied" | "wrong_place" | "personal_data" | "abuse" | "unlawful" | "closed" | "not_verified" | "evidence_missing" | "other";
        RejectedField: {
            /** Format: text */
            field: string;
            reason_code: components["schemas"]["ReasonCode"];
        };
        RelaxedSearch: {
            /** @description Kilometres within which nothing matches; null for a state or district. */
            asked_radius: number | null;
            /** @description The conditions that no school states, but that names say. */
            by_name: components["schemas"]["UnderstoodPart"][];
            /** @description The conditions that were left out. */
            dropped: components["schemas"]["UnderstoodPart"][];
            /**
             * @description Whether the schools were found by the name or PIN code of the place, because they have no
             *     coordinates.
             */
            is_by_place_name: boolean;
            /** @description Kilometres that were searched instead; null if the radius was kept. */
            radius: number | null;
        };
        ReplyTemplate: {
            id: components["schemas"]["Id"];
            /** @description May contain {parent_name}, {child_name}, {class}, {listing} and {my_name}. */
            text: string;
            title: string;
        };
        ReportList: {
            data: {
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                decided_at: string | null;
                id: components["schemas"]["Id"];
                kind: components["schemas"]["ModerationSubjectKind"];
                name: string;
                path: string | null;
                reason: components["schemas"]["ReportReason"];
                reference: string;
                /**
                 * @description `kept`: nothing was changed. `acted`: something was.
                 * @enum {string}
                 */
                status: "open" | "kept" | "acted";
                text: string | null;
            }[];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        /** @enum {string} */
        ReportReason: "wrong_facts" | "closed" | "not_genuine" | "duplicate" | "advertising" | "copied" | "abuse" | "personal_data" | "child_safety" | "unlawful" | "other";
        ReportReceipt: {
            reference: string;
        };
        ReportRequest: {
            /** @description Of a visitor who wants to hear what was decided. */
            email?: string;
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "school" | "store" | "product" | "job" | "blog" | "video";
            reason: components["schemas"]["ReportReason"];
            /** @description Required for the reason `other`. */
            text?: string;
            /**
             * Format: text
             * @description Must be empty; a field that people do not see.
             */
            website?: string;
        };
        /** @description A requested filter value that awaits an admin's decision. */
        RequestedFilter: {
            category: string;
            section: string;
            value: string;
        };
        /**
         * Format: uuid
         * @description A key generated by the client, so that a repeated request creates nothing twice.
         */
        RequestKey: string;
        /**
         * Format: display-line
         * @description One line of text; must not be empty.
         */
        RequiredLine: string;
        RevealedContact: {
            phone: string;
            /** @description Texts of the parent that were masked, by the id of their timeline entry. */
            texts: {
                id: string;
                text: string;
            }[];
        };
        /** @description The revision that the change is based on. */
        Revision: number;
        /** @description What happened to a proposal to pass a general enquiry on. */
        RouteChange: {
            /** @enum {string} */
            change: "asked" | "accepted" | "declined";
            /** @description The school or store. */
            name: string;
        };
        School: {
            /** @description Whether the school has an owner, who could answer. Without one, it can be claimed. */
            accepts_enquiries: boolean;
            address: string;
            admission_dates: components["schemas"]["AdmissionDate"][];
            age_max: number | null;
            age_min: number | null;
            /** @description The state, district and city of the school that have area pages, widest first. */
            areas: {
                /** @enum {string} */
                kind: "state" | "district" | "city";
                name: string;
                /** @description The slug of the district or city; null for the state. */
                slug: components["schemas"]["AreaSlug"] | null;
                state: components["schemas"]["AreaSlug"];
            }[];
            availability: components["schemas"]["Availability"] | null;
            boards: string[];
            city: string | null;
            contact_email: string | null;
            contact_name: string | null;
            contact_phone: components["schemas"]["MaskedPhone"];
            /** @description HTML, cleaned by the server. */
            description: string | null;
            district: string | null;
            /** Format: date */
            established_on: string | null;
            facts: components["schemas"]["Fact"][];
            fee_max: number | null;
            fee_min: number | null;
            fees: components["schemas"]["FeeSheet"] | null;
            files: string[];
            filters_values: components["schemas"]["KnownFilter"][];
            /** @description Lowest first-year total of a class, with the admission fee, in rupees. */
            first_year_min: number | null;
            id: components["schemas"]["Id"];
            /** @description Cover first; a placeholder image if the school has no photo. */
            images: components["schemas"]["Image"][];
            is_online: boolean;
            is_place_approximate: boolean;
            is_recognition_checked: boolean;
            /** @description Present and true while no moderator has reviewed it. */
            is_unreviewed?: boolean;
            lat: number | null;
            lng: number | null;
            n_classrooms: number | null;
            n_students: number | null;
            name: string;
            pincode: string | null;
            /** @description The `place` slug of the school's town, if the gazetteer has it. */
            place_slug: string | null;
            seats_total: number | null;
            similar: components["schemas"]["SchoolSummary"][];
            slug: string;
            /** @description The source of the listing. */
            source: string;
            state: string | null;
            /** @constant */
            type: "School";
            /** Format: date-time */
            updated_at: string;
            videos: components["schemas"]["VideoFile"][];
            /** @description An http or https URL. */
            website: string | null;
        };
        /** @description When forms open and close, and the other days of admissions. */
        SchoolAdmissions: {
            /** Format: date */
            closes_on: string | null;
            dates: {
                /** Format: date */
                from: string;
                /** @description Whether this is a deadline. */
                is_key: boolean;
                /** Format: display-name */
                label: string;
                /** Format: date */
                to: string | null;
            }[];
            /** Format: date */
            opens_on: string | null;
        };
        /** @description Ages at admission, in years. */
        SchoolAges: {
            age_max: number | null;
            age_min: number | null;
        };
        SchoolArea: {
            /** @description The requested board. */
            board: components["schemas"]["AreaName"] | null;
            /** @description Boards of all schools in the area. */
            boards: {
                name: string;
                slug: components["schemas"]["AreaSlug"];
                total: number;
            }[];
            /** @description Lowest first-year fees of the schools that provide them, in rupees. */
            fees: {
                highest: number;
                /** @description The number of schools that provide fees. */
                known: number;
                lowest: number;
                /** @description The median: half of the schools cost at most this. */
                middle: number;
            } | null;
            kind: components["schemas"]["AreaKind"];
            links: components["schemas"]["AreaLink"][];
            name: string;
            /** @description The founding year of the oldest school. */
            oldest: number | null;
            page: number;
            per_page: number;
            /** @description The `place` slug of a city, if the gazetteer has it. */
            place_slug: string | null;
            /** @description The number of schools with verified recognition. */
            recognition_checked: number;
            /** @description One page of schools, best known first. */
            schools: components["schemas"]["SchoolSummary"][];
            /** @description The slug of the district or city; null for a state or India. */
            slug: components["schemas"]["AreaSlug"] | null;
            /** @description The slug of the state; null for India. */
            state: components["schemas"]["AreaName"] | null;
            /** @description The number of schools, of the board if one is given. */
            total: number;
            /** @description The last page, at most 50. */
            totalPages: number;
            /** @description School types, such as Co-educational. */
            types: {
                name: string;
                total: number;
            }[];
        };
        /** @description One field of a school and its new value. */
        SchoolChange: components["schemas"]["SchoolChangeOfName"] | components["schemas"]["SchoolChangeOfSlug"] | components["schemas"]["SchoolChangeOfEstablishedOn"] | components["schemas"]["SchoolChangeOfIsOnline"] | components["schemas"]["SchoolChangeOfLocation"] | components["schemas"]["SchoolChangeOfAddress"] | components["schemas"]["SchoolChangeOfContactName"] | components["schemas"]["SchoolChangeOfContactEmail"] | components["schemas"]["SchoolChangeOfContactPhone"] | components["schemas"]["SchoolChangeOfNStudents"] | components["schemas"]["SchoolChangeOfNClassrooms"] | components["schemas"]["SchoolChangeOfStudentsPerTeacher"] | components["schemas"]["SchoolChangeOfWebsite"] | components["schemas"]["SchoolChangeOfTimings"] | components["schemas"]["SchoolChangeOfFees"] | components["schemas"]["SchoolChangeOfAges"] | components["schemas"]["SchoolChangeOfSeats"] | components["schemas"]["SchoolChangeOfAdmissions"] | components["schemas"]["SchoolChangeOfDescription"] | components["schemas"]["SchoolChangeOfIsActive"] | components["schemas"]["SchoolChangeOfFilterIds"] | components["schemas"]["SchoolChangeOfFiles"];
        SchoolChangeOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "address";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalAddress"];
        };
        SchoolChangeOfAdmissions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "admissions";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["SchoolAdmissions"];
        };
        SchoolChangeOfAges: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "ages";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["SchoolAges"];
        };
        SchoolChangeOfContactEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "contact_email";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["Email"];
        };
        SchoolChangeOfContactName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "contact_name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalLine"];
        };
        SchoolChangeOfContactPhone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "contact_phone";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ListingPhone"];
        };
        SchoolChangeOfDescription: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "description";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalHtml"];
        };
        SchoolChangeOfEstablishedOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "established_on";
            revision?: components["schemas"]["Revision"];
            /**
             * Format: date
             * @description Year-month-day, not in the future.
             */
            value: string | null;
        };
        SchoolChangeOfFees: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "fees";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["SchoolFees"] | null;
        };
        SchoolChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "files";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["CaptionedFilesJson"];
        };
        SchoolChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "filter_ids";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["FilterIdList"];
        };
        SchoolChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "is_active";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["TrueOrFalse"];
        };
        SchoolChangeOfIsOnline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "is_online";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["TrueOrFalse"];
        };
        SchoolChangeOfLocation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "location";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["PlaceChoice"] | components["schemas"]["Location"];
        };
        SchoolChangeOfName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ListingName"];
        };
        SchoolChangeOfNClassrooms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "n_classrooms";
            revision?: components["schemas"]["Revision"];
            value: number | null;
        };
        SchoolChangeOfNStudents: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "n_students";
            revision?: components["schemas"]["Revision"];
            value: number | null;
        };
        SchoolChangeOfSeats: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "seats";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["SchoolSeats"];
        };
        SchoolChangeOfSlug: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "slug";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ListingSlug"];
        };
        SchoolChangeOfStudentsPerTeacher: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "students_per_teacher";
            revision?: components["schemas"]["Revision"];
            value: number | null;
        };
        SchoolChangeOfTimings: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "timings";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["SchoolTimings"] | null;
        };
        SchoolChangeOfWebsite: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "website";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["Website"];
        };
        SchoolClaim: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["ModerationPerson"] | null;
            email: string;
            id: components["schemas"]["Id"];
            /** @description Whether the email is of the domain of the school's website or email in the register. */
            is_official_domain: boolean;
            /** @description Schools that the person has asked for. */
            open_claims: number;
            phone: string;
            role: components["schemas"]["SchoolRole"];
            text: string;
        };
        SchoolClaimReceipt: {
            reference: string;
        };
        SchoolClaimRequest: {
            /**
             * Format: email
             * @description The official email of the school.
             */
            email: string;
            /**
             * @description That the school has authorised the caller.
             * @constant
             */
            is_authorised: true;
            /** Format: phone */
            phone: string;
            role: components["schemas"]["SchoolRole"];
            /**
             * Format: display-text
             * @description How the caller is connected with the school.
             */
            text: string;
        };
        SchoolCluster: {
            /** @description The bounds of the cluster's schools, in degrees: south, west, north, east. */
            bounds: number[];
            count: number;
            /** @description The centre of the cluster's schools, in degrees. */
            lat: number;
            lng: number;
            /**
             * @description The schools of the cluster, best known first, if there are at most five and the zoom is
             *     high enough to tell them apart; otherwise empty.
             */
            schools: {
                /** @description Lowest yearly cost of a class (tuition, transport and books), in rupees. */
                fee_min: number | null;
                name: string;
                slug: string;
            }[];
        };
        SchoolComparison: {
            /**
             * @description The place from which distances are measured; null if none was requested or it is
             *     unknown.
             */
            place: components["schemas"]["Place"] | null;
            /** @description In the requested order. */
            schools: components["schemas"]["ComparedSchool"][];
            /** @description Slugs that match no active school. */
            unknown: string[];
        };
        SchoolEditor: {
            address: string | null;
            admissions: components["schemas"]["SchoolAdmissions"];
            ages: components["schemas"]["SchoolAges"];
            completeness: components["schemas"]["Completeness"];
            contact_email: string | null;
            contact_name: string | null;
            contact_phone: string | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            /** Format: date */
            established_on: string | null;
            fees: components["schemas"]["SchoolFees"] | null;
            files: string[];
            /** @description The selected values. */
            filter_ids: components["schemas"]["Id"][];
            /** @description All school filters with all their values. */
            filters_values: components["schemas"]["Filter"][];
            id: components["schemas"]["Id"];
            is_active: boolean;
            is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
            is_online: boolean;
            lat: number | null;
            location: string | null;
            long: number | null;
            media: components["schemas"]["Media"][];
            n_classrooms: number | null;
            n_students: number | null;
            name: string;
            requested_filters: components["schemas"]["RequestedFilter"][];
            revision: number;
            seats: components["schemas"]["SchoolSeats"];
            slug: string;
            students_per_teacher: number | null;
            summary: components["schemas"]["SchoolSummary"];
            timings: components["schemas"]["SchoolTimings"] | null;
            /** Format: date-time */
            updated_at: string;
            website: string | null;
        };
        SchoolEnquiryCount: {
            enquiries_count: number;
        };
        /** @description The fees of one school year by class, in rupees; null if not provided. */
        SchoolFees: {
            rows: {
                admission: components["schemas"]["FeeAmount"];
                books: components["schemas"]["FeeAmount"];
                /** Format: display-name */
                classes: string;
                transport: components["schemas"]["FeeAmount"];
                tuition: components["schemas"]["FeeAmount"];
            }[];
            /**
             * Format: school-year
             * @example 2027–28
             */
            year: string;
        };
        SchoolList: {
            ages: {
                band: components["schemas"]["AgeBand"];
                count: number;
            }[];
            /**
             * @description Matching schools somewhere in the district; null if there are none. The counts leave them
             *     out, unless no other school matches.
             */
            approximate: components["schemas"]["ApproximatePlaces"] | null;
            data: components["schemas"]["SchoolSummary"][];
            facets: components["schemas"]["Facet"][];
            fees: components["schemas"]["FeeHistogram"] | null;
            is_total_exact: boolean;
            page: number;
            per_page: number;
            place: components["schemas"]["Place"] | null;
            /** @description Kilometres; null without a location. */
            radius: number | null;
            /** @description Without the schools that `approximate` counts. */
            total: number;
            /** @description The last page. */
            totalPages: number;
        };
        SchoolMap: {
            /** @description The centre of the search circle; null for the whole country. */
            center: {
                lat: number;
                lng: number;
            } | null;
            clusters: components["schemas"]["SchoolCluster"][];
            /** @description The radius of the circle, in kilometres. */
            radius: number | null;
        };
        /** @enum {string} */
        SchoolRole: "principal" | "owner" | "trustee" | "administrator" | "teacher" | "other";
        SchoolsAndStores: {
            limits: components["schemas"]["ListingLimits"];
            schools: {
                completeness: components["schemas"]["Completeness"];
                id: components["schemas"]["Id"];
                image: components["schemas"]["Image"];
                is_active: boolean;
                is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
                /** @description Whether the school is in an imported register. */
                is_registered: boolean;
                location: string | null;
                name: string;
                role: components["schemas"]["ListingRole"];
                slug: string;
            }[];
            stores: {
                city: string | null;
                completeness: components["schemas"]["Completeness"];
                id: components["schemas"]["Id"];
                image: components["schemas"]["Image"];
                is_active: boolean;
                is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
                /** @description Active or not. */
                n_products: number;
                name: string;
                role: components["schemas"]["ListingRole"];
            }[];
        };
        /** @description Seats for new students. */
        SchoolSeats: {
            left: number | null;
            total: number | null;
        };
        SchoolSuggestion: {
            /** @description Place or address in one line. */
            address: string;
            files: string[];
            /** @description A small square image. */
            image: string;
            name: string;
            slug: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "School";
        };
        SchoolSummary: {
            /** @description The address, or the place name if there is no address. */
            address: string;
            /** @description Years. */
            age_max: number | null;
            /** @description Years. */
            age_min: number | null;
            availability: components["schemas"]["Availability"] | null;
            boards: string[];
            city: string | null;
            /**
             * @description Kilometres from the requested location; null if the exact place or the location is not
             *     known.
             */
            distance_km: number | null;
            district: string | null;
            /** @description Highest yearly cost, in rupees. */
            fee_max: number | null;
            /** @description Lowest yearly cost of a class (tuition, transport and books), in rupees. */
            fee_min: number | null;
            /** @description URLs of the school's media, cover first. */
            files: string[];
            /** @description Lowest first-year total of a class, with the admission fee, in rupees. */
            first_year_min: number | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_online: boolean;
            /**
             * @description Whether only the PIN code, town or district is known, or the recorded coordinates
             *     contradict them.
             */
            is_place_approximate: boolean;
            is_recognition_checked: boolean;
            /** @description Null if the exact place is not known. */
            lat: number | null;
            lng: number | null;
            name: string;
            slug: string;
            state: string | null;
            /** @constant */
            type: "School";
        };
        /** @description When the school day starts and ends. */
        SchoolTimings: {
            /** Format: time-of-day */
            ends_at: string;
            /** Format: time-of-day */
            starts_at: string;
        };
        SearchCount: {
            /** @description False if there may be more. */
            is_exact: boolean;
            value: number;
        };
        /** Format: text */
        SearchKey: string;
        /**
         * @description What a query asks for, in parts, from which a client builds a sentence in its language, such
         *     as "CBSE schools in Kochi".
         */
        SearchMeaning: {
            /** @enum {string} */
            list: "schools" | "products" | "jobs";
            /** @description The conditions that were understood, the place last. */
            parts: components["schemas"]["UnderstoodPart"][];
            /** @description The only kind of products that is meant; null for several and for other lists. */
            product_kind: components["schemas"]["ProductKind"] | null;
        };
        SearchNear: {
            /** @description District and state; empty if unknown. */
            detail: string;
            /** @description Whether only its rough location is known, so that the results have no distances. */
            is_approximate: boolean;
            /** @description Whether there is such a place in India. */
            is_known: boolean;
            /**
             * @description Whether no record has the words within the radius, so that results from further away are
             *     shown. A list states its own radius in `understood.relaxed`.
             */
            is_widened: boolean;
            /** @description The name of the place; the text sent if it is unknown or a point. */
            name: string;
            /** @description The kilometres asked for, as far as they apply; null for no limit. */
            radius: number | null;
        };
        SearchQueries: {
            days: number;
            without_click: {
                /** @description Searches after which a result was opened. */
                clicks: number;
                /** @description The normalised words. */
                query: string;
                /** @description Searches with results. */
                searches: number;
            }[];
            without_results: {
                /** @description Searches without any result. */
                empty: number;
                /** @description The normalised words. */
                query: string;
                /** @description Searches for which a condition was relaxed. */
                relaxed: number;
            }[];
        };
        SearchResult: {
            counts: {
                jobs: components["schemas"]["SearchCount"];
                products: components["schemas"]["SearchCount"];
                schools: components["schemas"]["SearchCount"];
                stores: components["schemas"]["SearchCount"];
            };
            /** @description A spelling that finds more results, if the query finds few. */
            did_you_mean: string | null;
            jobs: components["schemas"]["JobSuggestion"][];
            /** @description The place of the request; null without one, or if the query names a place itself. */
            near: components["schemas"]["SearchNear"] | null;
            page: number;
            per_page: number;
            products: components["schemas"]["ProductSummary"][];
            /** @description The query, trimmed. */
            query: string;
            schools: components["schemas"]["SchoolSummary"][];
            stores: components["schemas"]["StoreSuggestion"][];
            /** @description Pages of the requested kind; 1 for `all`. */
            totalPages: number;
            /** @description The list that the query asks for; null if its words were searched in names. */
            understood: components["schemas"]["UnderstoodSearch"] | null;
        };
        SearchSuggestions: {
            names: components["schemas"]["Suggestion"][];
            places: components["schemas"]["SuggestedPlace"][];
            /** @description The search that the text asks for; null if it is only a name. */
            understood: components["schemas"]["SuggestedSearch"] | null;
        };
        SecondFactor: {
            /** Format: date-time */
            authenticator_since: string | null;
            /** @description False where the site is opened by an IP address. */
            can_add_passkeys: boolean;
            /** @description Whether the caller must have a second factor. */
            is_required: boolean;
            passkeys: {
                /** Format: date-time */
                created_at: string;
                id: components["schemas"]["Id"];
                /** Format: date-time */
                last_used_at: string | null;
                name: string;
            }[];
            recovery_codes_left: number;
        };
        /** @enum {string} */
        SecondFactorMethod: "totp" | "passkey" | "recovery_code";
        SecondFactorProof: {
            /** Format: token */
            challenge: string;
            /** @description The code of the app, or a recovery code. */
            code?: string;
            credential?: components["schemas"]["PasskeyAssertion"];
            method: components["schemas"]["SecondFactorMethod"];
        };
        SecondStep: {
            /** @description Works once and expires after ten minutes. */
            challenge: string;
            methods: components["schemas"]["SecondFactorMethod"][];
            /** @description A sentence for the user. */
            msg: string;
            passkey_options: components["schemas"]["PasskeyRequestOptions"] | null;
            /** @description The HTTP status. */
            status: number;
        };
        /**
         * @default schools
         * @enum {string}
         */
        Section: "schools" | "tuitions" | "activities" | "camps" | "workshops";
        /**
         * @description The state of an enquiry as its sender reads it.
         * @enum {string}
         */
        SenderEnquiryState: "unconfirmed" | "sent" | "seen" | "answered" | "visit" | "applied" | "enrolled" | "closed" | "not_valid" | "withdrawn";
        /** @enum {string} */
        SentApplicationState: "submitted" | "shortlisted" | "interviewing" | "offered" | "hired" | "declined" | "not_taken" | "withdrawn";
        SentEnquiries: {
            enquiries: {
                /** @description For `x-enquiry-token`; only in the response to a confirmation. */
                access_token: string | null;
                id: components["schemas"]["EnquiryId"];
                /** @description The name of the school, store or product. */
                name: string;
                reference: components["schemas"]["EnquiryReference"];
                /**
                 * Format: date-time
                 * @description When the first reply is due; null before the confirmation.
                 */
                reply_by: string | null;
            }[];
            /** @enum {string} */
            outcome: "sent" | "confirm";
        };
        ServiceEnquiryCount: {
            total_enquiry_count: number;
        };
        Session: {
            /** Format: date-time */
            created_at: string;
            /** @description Such as "Chrome on Android". */
            device: string;
            /** Format: date-time */
            expires_at: string;
            id: components["schemas"]["Id"];
            is_current: boolean;
            /**
             * Format: date-time
             * @description Accurate to a few minutes.
             */
            last_seen_at: string;
        };
        SiteStatus: {
            /** Format: date-time */
            as_of: string;
            check: components["schemas"]["MetricsCheck"];
            database_bytes: number;
            /** @description Of 30 days, by the day of the decision. */
            decisions: {
                cases: number;
                /** Format: date */
                day: string;
                median_minutes: number;
                ninety_percent_minutes: number;
            }[];
            /** @description Of 30 days, with today. */
            enquiries: {
                /** @description Answered within 24 hours. */
                answered: number;
                /** Format: date */
                day: string;
                sent: number;
            }[];
            /** @description Server errors since midnight in India, the latest first. */
            errors: {
                count: number;
                /** @description The class or code of the error. */
                error: string;
                /** Format: date-time */
                last_at: string;
                /** @description What failed, such as `GET /api/schools/:slug` or a task. */
                source: string;
            }[];
            /** @description The last 5 runs, the latest first. */
            imports: {
                file_name: string;
                /** Format: date-time */
                finished_at: string | null;
                id: components["schemas"]["Id"];
                inserted: number;
                /** @enum {string} */
                kind: "schools" | "places";
                records_done: number;
                rejected: number;
                /** @enum {string} */
                stage: "reading" | "finishing" | "finished";
                /** Format: date-time */
                started_at: string;
                updated: number;
            }[];
            mail: {
                /** @description Failed for good in the last 24 hours. */
                failed: number;
                /** Format: date-time */
                oldest_at: string | null;
                waiting: number;
            };
            queues: {
                ages: {
                    /** @description 1 to 3 days. */
                    d3: number;
                    /** @description Up to 4 hours. */
                    h4: number;
                    /** @description 4 to 24 hours. */
                    h24: number;
                    /** @description Over 3 days. */
                    over: number;
                };
                decided_today: number;
                /** @description From opening to decision, of the last 30 days. */
                median_minutes: number | null;
                /** Format: date-time */
                oldest_at: string | null;
                queue: components["schemas"]["AdminQueue"];
                waiting: number;
            }[];
            /** @description Hours within which a case should be decided. */
            target_hours: number;
            tasks: {
                /** @description Of the last 24 hours. */
                failed: number;
                running: number;
                waiting: number;
            };
            today: {
                decisions: number;
                new_enquiries: number;
                new_users: number;
                undone: number;
            };
        };
        /** Format: slug */
        Slug: string;
        Speaker: {
            name: string;
            /** @description Their role, such as Principal. */
            role: string | null;
        };
        Store: {
            /** @description Whether somebody works for the listing and could answer. */
            accepts_enquiries: boolean;
            address: string | null;
            brand_name: string;
            city: string | null;
            company_name: string | null;
            contact_person: string | null;
            country: string;
            /** @description Cleaned by the server. */
            description_html: string | null;
            email: string | null;
            established_year: number | null;
            files: string[];
            /** @description Its languages and facilities. */
            filters_values: components["schemas"]["Filter"][];
            gst: string | null;
            id: components["schemas"]["Id"];
            images: components["schemas"]["Image"][];
            is_active: boolean;
            /** @description Present and true while no moderator has reviewed it. */
            is_unreviewed?: boolean;
            is_verified: boolean;
            lat: number | null;
            lng: number | null;
            mobile: components["schemas"]["MaskedPhone"];
            opening_times: components["schemas"]["OpeningTimes"] | null;
            products: components["schemas"]["ProductSummary"][];
            /** @description An http or https URL. */
            website: string | null;
        };
        /** @description One field of a store and its new value. */
        StoreChange: components["schemas"]["StoreChangeOfBrandName"] | components["schemas"]["StoreChangeOfContactPerson"] | components["schemas"]["StoreChangeOfEmail"] | components["schemas"]["StoreChangeOfMobile"] | components["schemas"]["StoreChangeOfCity"] | components["schemas"]["StoreChangeOfPlace"] | components["schemas"]["StoreChangeOfCompanyName"] | components["schemas"]["StoreChangeOfAddress"] | components["schemas"]["StoreChangeOfCountry"] | components["schemas"]["StoreChangeOfWebsite"] | components["schemas"]["StoreChangeOfGst"] | components["schemas"]["StoreChangeOfIsActive"] | components["schemas"]["StoreChangeOfDescriptionHtml"] | components["schemas"]["StoreChangeOfFiles"] | components["schemas"]["StoreChangeOfEstablishedYear"] | components["schemas"]["StoreChangeOfOpeningTimes"] | components["schemas"]["StoreChangeOfFilterIds"];
        StoreChangeOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "address";
            revision?: components["schemas"]["Revision"];
            /**
             * Format: address-or-empty
             * @description Several lines of at least 2 characters; null or empty to clear.
             */
            value: string | null;
        };
        StoreChangeOfBrandName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "brand_name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["RequiredLine"];
        };
        StoreChangeOfCity: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "city";
            revision?: components["schemas"]["Revision"];
            /**
             * Format: city-or-empty
             * @description One line of at least 3 characters; must not be empty.
             */
            value: string;
        };
        StoreChangeOfCompanyName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "company_name";
            revision?: components["schemas"]["Revision"];
            /**
             * Format: line-of-2-or-empty
             * @description One line of at least 2 characters; null or empty to clear.
             */
            value: string | null;
        };
        StoreChangeOfContactPerson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "contact_person";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["RequiredLine"];
        };
        StoreChangeOfCountry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "country";
            revision?: components["schemas"]["Revision"];
            /**
             * Format: line-of-2-or-empty
             * @description One line of at least 2 characters; null or empty to clear.
             */
            value: string | null;
        };
        StoreChangeOfDescriptionHtml: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "description_html";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalHtml"];
        };
        StoreChangeOfEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "email";
            revision?: components["schemas"]["Revision"];
            /** @description Must not be empty. */
            value: components["schemas"]["Email"] | string;
        };
        StoreChangeOfEstablishedYear: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "established_year";
            revision?: components["schemas"]["Revision"];
            /** @description A year up to this one. */
            value: number | null;
        };
        StoreChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "files";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["CaptionedFilesJson"];
        };
        /** @description Languages and facilities, as the store's editor offers them. */
        StoreChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "filter_ids";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["FilterIdList"];
        };
        StoreChangeOfGst: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "gst";
            revision?: components["schemas"]["Revision"];
            /**
             * Format: gstin-or-empty
             * @description A GSTIN of 15 characters; null or empty to clear.
             */
            value: string | null;
        };
        StoreChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "is_active";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["TrueOrFalse"];
        };
        StoreChangeOfMobile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "mobile";
            revision?: components["schemas"]["Revision"];
            /**
             * Format: mobile-or-empty
             * @description 4 to 12 digits; must not be empty.
             */
            value: string;
        };
        StoreChangeOfOpeningTimes: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "opening_times";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OpeningTimes"] | null;
        };
        /** @description Sets where the store is, and its city. */
        StoreChangeOfPlace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "place";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["PlaceChoice"];
        };
        StoreChangeOfWebsite: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "website";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["Website"];
        };
        /** @description A stored row. */
        StoredRecord: {
            [key: string]: unknown;
        };
        StoreEditor: {
            address: string | null;
            brand_name: string;
            /** @description Whether the caller may delete the store: its owner and admins. */
            can_delete: boolean;
            city: string | null;
            company_name: string | null;
            completeness: components["schemas"]["Completeness"];
            contact_person: string | null;
            country: string;
            /** @description HTML, cleaned by the server. */
            description_html: string | null;
            email: string | null;
            established_year: number | null;
            files: string[];
            filter_ids: components["schemas"]["Id"][];
            /** @description The filters of languages and facilities, with the values that a store may choose. */
            filters_values: components["schemas"]["Filter"][];
            gst: string | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_active: boolean;
            is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
            limits: {
                is_product_limit_exceeded: boolean;
                /** @description The number of products allowed for this store. */
                products: number;
            };
            media: components["schemas"]["Media"][];
            mobile: string | null;
            opening_times: components["schemas"]["OpeningTimes"] | null;
            place: components["schemas"]["StorePlace"] | null;
            /** @description Active or not, newest first. */
            products: {
                /** @description All batches, including ended ones, earliest first. */
                batches: components["schemas"]["Batch"][];
                completeness: components["schemas"]["Completeness"];
                is_active: boolean;
                is_hidden_by_admin: components["schemas"]["IsHiddenByAdmin"];
                summary: components["schemas"]["ProductSummary"];
            }[];
            revision: number;
            /** Format: date-time */
            updated_at: string;
            /** @description An http or https URL. */
            website: string | null;
        };
        /** @description Where a store is. */
        StorePlace: {
            city: string | null;
            district: string | null;
            /** @description Whether the point is the store’s own, not that of a place. */
            is_exact: boolean;
            lat: number;
            /** @description The parts of the place name, joined. */
            location: string;
            long: number;
            pincode: string | null;
            state: string | null;
        };
        StoreSuggestion: {
            address: string;
            id: components["schemas"]["Id"];
            image: string;
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Store";
        };
        SuggestedPlace: {
            /** @description District and state. */
            detail: string;
            name: string;
            /** @description The query for the schools of the place. */
            query: string;
        };
        SuggestedSearch: {
            meaning: components["schemas"]["SearchMeaning"];
            /** @description The query that `searchEverything` understands so. */
            query: string;
            /**
             * @description The number of results; null if it was not counted, or if no record states all conditions
             *     and the search has to relax one.
             */
            total: number | null;
        };
        /** @description Identifies a school or product by slug, a job or store by id. */
        Suggestion: components["schemas"]["SchoolSuggestion"] | components["schemas"]["ProductSuggestion"] | components["schemas"]["JobSuggestion"] | components["schemas"]["StoreSuggestion"];
        /** @description The number of records; 10,000 if there are more. */
        TableTotal: number;
        TestEnquirySent: {
            id: components["schemas"]["EnquiryId"];
        };
        /**
         * Format: time-of-day
         * @description Hours and minutes in India.
         */
        TimeOfDay: string;
        TokenSignIn: {
            /** @description A sentence for the user; present only without a session. */
            msg?: string;
            needs_second_factor?: components["schemas"]["NeedsSecondFactor"];
            /** @enum {integer} */
            ok: 1 | 0 | -1;
            /** @description The session token; present only when `ok` is 1. */
            token?: string;
            user?: components["schemas"]["User"];
        };
        /**
         * @description Declared without a type because a boolean type would read null as false.
         * @enum {unknown}
         */
        TrueOrFalse: true | false;
        UnavailableBookmark: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "school" | "product" | "job" | "blog";
            name: string;
            note: string | null;
            /**
             * @description Whether it is not shown at the moment, or was deleted.
             * @enum {string}
             */
            reason: "hidden" | "deleted";
        };
        UnderstoodDays: {
            days: components["schemas"]["Weekday"][];
            /** @enum {string} */
            type: "days";
            without: string;
        };
        UnderstoodFee: {
            /** @description Rupees; a year for schools. */
            max: number | null;
            /** @description Rupees; a year for schools. */
            min: number | null;
            /** @enum {string} */
            type: "fee";
            without: string;
        };
        UnderstoodNumber: {
            /** @enum {string} */
            type: "age" | "class";
            /** @description Years, or the class from 1 to 12. */
            value: number;
            without: string;
        };
        UnderstoodOther: {
            /**
             * @description `here`: near the user. `low_fees`: the lowest fees first.
             * @enum {string}
             */
            type: "here" | "low_fees";
            without: string;
        };
        /** @description One condition of a query, with the query without it (`without`). */
        UnderstoodPart: components["schemas"]["UnderstoodValue"] | components["schemas"]["UnderstoodNumber"] | components["schemas"]["UnderstoodFee"] | components["schemas"]["UnderstoodDays"] | components["schemas"]["UnderstoodPlace"] | components["schemas"]["UnderstoodOther"];
        UnderstoodPlace: {
            /** @description What tells it apart, such as its state; may be empty. */
            detail: string;
            /** @description Whether the query says near. */
            is_near: boolean;
            name: string;
            place_type: components["schemas"]["UnderstoodPlaceType"];
            /** @enum {string} */
            type: "place";
            without: string;
        };
        /** @enum {string} */
        UnderstoodPlaceType: "state" | "district" | "town" | "locality" | "post_office" | "pincode";
        UnderstoodSearch: {
            /** @description Other places of the same name, or that a misspelt name can mean. */
            alternatives: {
                /** @description What tells it apart, such as its state. */
                detail: string;
                name: string;
                place_type: components["schemas"]["UnderstoodPlaceType"];
                query: string;
            }[];
            /** @description Words that were understood but that no filter exists for, such as private. */
            ignored: string[];
            /**
             * @description Whether only the rough location of the place is known, so that the results have no
             *     distances. False for a district or state.
             */
            is_place_approximate: boolean;
            /** @description The path of the landing page for this place and board, if there is one. */
            landing_url: string | null;
            meaning: components["schemas"]["SearchMeaning"];
            /** @description What was relaxed because nothing matches all conditions; null if nothing was. */
            relaxed: components["schemas"]["RelaxedSearch"] | null;
            total: number;
            /**
             * @description The path and query of the list with these filters; null if no list can show it, such as
             *     the schools of a name near a place.
             */
            url: string | null;
        };
        UnderstoodValue: {
            /** @enum {string} */
            type: "facility" | "language" | "level" | "management" | "type" | "board" | "subject" | "name";
            /** @description The name of the filter value; the words of a level or name; `government` for `management`. */
            value: string;
            without: string;
        };
        UndoLine: {
            /** @description The value that returns. */
            back: unknown;
            entity: string;
            entity_id: components["schemas"]["Id"];
            field: string;
            /** @description Whether it stays because it has changed since. */
            is_refused: boolean;
            name: string | null;
            /** @description The value now. */
            now: unknown;
        };
        UndoRequest: {
            is_preview: boolean;
        };
        UndoResult: {
            /** @description The action that undoes it; null for a preview. */
            action_id: number | null;
            /** @description What stayed, then what returned; at most 200. */
            lines: components["schemas"]["UndoLine"][];
            refused: number;
            returning: number;
        };
        User: {
            /** @description The URL of an image. */
            cover_image: string | null;
            email: string;
            firstname: string;
            id: components["schemas"]["Id"];
            is_admin: boolean;
            is_walkthrough_skipped: boolean;
            lastname: string;
            /** @description Permissions of the user, as numbers of `Permission`. */
            permissions: components["schemas"]["Permission"][];
            phone: string | null;
            /** @description The URL of an image. */
            profile_image: string | null;
            /** @description Whether the user owns a school or store. */
            user_has_institute: boolean;
            user_type: components["schemas"]["UserType"];
        };
        UserBlock: {
            reason: string | null;
            reason_code: components["schemas"]["BlockReason"] | null;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            until: string | null;
        };
        UserDetails: {
            cover_image: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            firstname: string;
            id: components["schemas"]["Id"];
            is_admin: boolean;
            is_blocked: boolean;
            is_email_confirmed: boolean;
            is_walkthrough_skipped: boolean;
            lastname: string;
            permissions: components["schemas"]["Permission"][];
            phone: string | null;
            profile_image: string | null;
            /** @description The number of schools the user owns. */
            schools: number;
            /** @description The number of stores the user owns. */
            stores: number;
            user_has_institute: boolean;
            user_type: components["schemas"]["UserType"];
        };
        UserListing: {
            id: components["schemas"]["Id"];
            is_active: boolean;
            /** @enum {string} */
            kind: "school" | "store";
            moderation: components["schemas"]["ModerationState"];
            name: string;
            /** @enum {string} */
            role: "owner" | "manager" | "counsellor" | "viewer";
            /** @description Null for a store. */
            slug: string | null;
        };
        UserSession: {
            /** Format: date-time */
            created_at: string;
            device: string;
            id: components["schemas"]["Id"];
            /** Format: date-time */
            last_seen_at: string;
        };
        /**
         * @description `edbazaar` for users of EdBazaar, `edjobs` for job seekers of the jobs site.
         * @enum {string}
         */
        UserType: "edbazaar" | "edjobs";
        Video: {
            captions: {
                label: string;
                /** @description BCP 47, such as en. */
                language: string;
                /** @description A WebVTT file. */
                url: string;
            }[];
            contest: components["schemas"]["Contest"] | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            duration_seconds: number;
            /** @description Whether the video has sound. */
            has_sound: boolean;
            id: components["schemas"]["Id"];
            /** @description Present and true while no moderator has reviewed it. */
            is_unreviewed?: boolean;
            kind: components["schemas"]["VideoKind"];
            poster: components["schemas"]["Image"];
            /** Format: date-time */
            published_at: string;
            /** @description The latest other videos of its kind. */
            related: components["schemas"]["VideoSummary"][];
            /** @description The active school of a principal's talk. */
            school: components["schemas"]["SchoolSummary"] | null;
            /** @description The video in several formats; use the first that the browser can play. */
            sources: {
                /** @description MIME type, such as video/mp4. */
                type: string;
                url: string;
            }[];
            speakers: components["schemas"]["Speaker"][];
            summary: string;
            title: string;
            /** @description The full spoken text, in order. */
            transcript: {
                /** @description Seconds from the start. */
                at: number;
                /** @description The speaker; null if unchanged. */
                speaker: string | null;
                text: string;
            }[];
            /** Format: date-time */
            updated_at: string;
            url: string;
        };
        VideoFile: {
            /** @example video/mp4 */
            mime: string;
            url: string;
        };
        /** @enum {string} */
        VideoKind: "discussion" | "contest" | "principal_talk";
        VideoList: {
            data: components["schemas"]["VideoSummary"][];
            page: number;
            per_page: number;
            total: number;
            /** @description The last page. */
            totalPages: number;
        };
        VideoSummary: {
            /**
             * Format: date
             * @description The last day to enter a contest.
             */
            closes_on: string | null;
            duration_seconds: number;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["VideoKind"];
            poster: components["schemas"]["Image"];
            /** Format: date-time */
            published_at: string;
            /** @description The active school of a principal's talk. */
            school_name: string | null;
            speakers: components["schemas"]["Speaker"][];
            /** @description One or two sentences. */
            summary: string;
            title: string;
            /** @description The last part of the page's URL. */
            url: string;
        };
        /**
         * @description Where a visitor came from. `landing`: a page of schools in an area or of a board. `listing`: the
         *     page of another listing. `direct`: the browser names no page.
         * @enum {string}
         */
        ViewSource: "search" | "list" | "map" | "home" | "compare" | "landing" | "listing" | "bookmarks" | "widget" | "other_page" | "direct" | "other_site";
        Visit: {
            /** Format: date-time */
            ends_at: string;
            id: components["schemas"]["Id"];
            slot_id: components["schemas"]["Id"];
            /** Format: date-time */
            starts_at: string;
            state: components["schemas"]["VisitState"];
        };
        VisitChange: {
            /** @enum {string} */
            change: "offered" | "booked" | "moved" | "done" | "no_show" | "cancelled";
            /**
             * Format: date-time
             * @description The time of the visit after the change.
             */
            starts_at: string;
        };
        VisitSlot: {
            /** Format: date-time */
            ends_at: string;
            id: components["schemas"]["Id"];
            seats: number;
            /** Format: date-time */
            starts_at: string;
            /** @description Visits that were not cancelled. */
            taken: number;
        };
        /**
         * @description `offered`: the parent has not answered yet.
         * @enum {string}
         */
        VisitState: "offered" | "confirmed" | "done" | "no_show" | "cancelled";
        /** @enum {string} */
        VisitWish: "weekday_mornings" | "weekday_afternoons" | "saturday_mornings";
        WaitingCounts: {
            data: {
                queue: components["schemas"]["AdminQueue"];
                /** @description Queues in which nothing waits are left out. */
                waiting: number;
            }[];
        };
        /**
         * Format: website
         * @description An http or https URL.
         * @example https://www.example.in
         */
        Website: string | null;
        /** @enum {string} */
        Weekday: "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";
        /**
         * @example {
         *       "version": "1.0.0",
         *       "url": "https://edbazaar.in/widget/1.0.0/edbazaar-search.js",
         *       "integrity": "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC",
         *       "bytes": 12800,
         *       "gzip_bytes": 4900
         *     }
         */
        WidgetRelease: {
            /** @description Size of the script, in bytes. */
            bytes: number;
            /** @description Compressed size of the script, in bytes. */
            gzip_bytes: number;
            /** @description For the `integrity` attribute: sha384 in base64. */
            integrity: string;
            /** @description The absolute URL of this version's script. */
            url: string;
            /** @description Major.minor.patch. */
            version: string;
        };
        /**
         * @example {
         *       "kind": "school",
         *       "name": "Vidya Niketan Public School",
         *       "detail": "Indiranagar, Bengaluru · CBSE · 2.4 km",
         *       "url": "https://edbazaar.in/schools/vidya-niketan-public-school-482913"
         *     }
         */
        WidgetSuggestion: {
            /**
             * @description What it is and where, in one line, in the requested language; for a search its number of
             *     results, or empty.
             */
            detail: string;
            /**
             * @description `search`: what the text asks for, such as "CBSE schools in Kochi".
             * @enum {string}
             */
            kind: "search" | "school" | "tuition" | "activity" | "camp" | "workshop";
            name: string;
            /** @description The absolute URL of the page. */
            url: string;
        };
        WidgetSuggestions: {
            /** @description The absolute URL of the results page for this text and kind. */
            results_url: string;
            suggestions: components["schemas"]["WidgetSuggestion"][];
        };
    };
    responses: {
        /** @description The request is invalid; `errors` names the fields. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record already exists, has changed, or a limit is reached. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "conflict",
                 *       "msg": "This email already has an account."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description If the address has an account, an email will be sent. */
        EmailSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 202,
                 *       "msg": "If this address has an account, we have sent a link to it."
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Saved. */
        FieldSaved: {
            headers: {
                [name: string]: unknown;
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
                "application/json": {
                    /** @description Present and true if the new value waits for review; `value` is the public one. */
                    is_held?: boolean;
                    msg: string;
                    /** @description The new revision of the record. */
                    revision: number;
                    /** @description The new slug, when a school's name was saved. */
                    slug?: string;
                    status: number;
                    /** @description The field as saved. */
                    value: unknown;
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "msg": "You do not have permission to do this."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Created. */
        ListingCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 201,
                 *       "msg": "Added",
                 *       "id": 12
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    msg: string;
                    status: number;
                };
            };
        };
        /** @description The record does not exist or is not active. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "msg": "There is no school at this address."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has the wrong content type. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 415,
                 *       "code": "not_json",
                 *       "msg": "Please send JSON."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        Saved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "msg": "Updated"
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Done. */
        SecondFactorAdded: {
            headers: {
                [name: string]: unknown;
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
                "application/json": {
                    msg: string;
                    /** @description Shown only now; empty if the earlier codes stay valid. */
                    recovery_codes: string[];
                    status: number;
                };
            };
        };
        /** @description The second factor must be proved. */
        SecondStepNeeded: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["SecondStep"];
            };
        };
        /** @description An unexpected error; the request id is in the `x-request-id` header. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "internal",
                 *       "msg": "Something went wrong. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    needs_second_factor?: components["schemas"]["NeedsSecondFactor"];
                    /** @description For the `Authorization: Bearer` header. */
                    token: string;
                    user: components["schemas"]["User"];
                };
            };
        };
        /** @description The file is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 413,
                 *       "code": "too_large",
                 *       "msg": "File size should not be more than 5MB."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` gives the seconds to wait. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "msg": "Too many searches. Please try again in a minute."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session matches the token, or the password is wrong. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "not_signed_in",
                 *       "msg": "Please sign in."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is not available, or the disk is full. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 503,
                 *       "code": "unavailable",
                 *       "msg": "EdBazaar is busy. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Stored. */
        Uploaded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    media: components["schemas"]["Media"];
                    msg: string;
                    status: number;
                    /** @description The URL to list in `files`. */
                    url: string;
                };
            };
        };
    };
    parameters: {
        /**
         * @description Only accounts that may be used, or only blocked ones.
         * @example blocked
         */
        AccountStatusFilter: "open" | "blocked";
        /**
         * @description The id of the action.
         * @example 511
         */
        ActionId: components["schemas"]["Id"];
        /**
         * @description Age bands of the child, in years; alternatives.
         * @example [
         *       "6-11"
         *     ]
         */
        Ages: components["schemas"]["AgeBand"][];
        /**
         * @description The id of the application.
         * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
         */
        ApplicationId: components["schemas"]["ApplicationId"];
        /**
         * @description Whether `lat` and `lng` are only roughly known, as a coarse position of the browser is. The
         *     results then have no distances. Ignored with a place, which knows this itself.
         * @example true
         */
        ApproximatePoint: boolean;
        /**
         * @description Only records that are assigned to the caller, to nobody, or to anybody.
         * @example me
         */
        AssignedFilter: "me" | "nobody" | "anybody";
        /**
         * @description Only this action.
         * @example edited
         */
        AuditActionFilter: components["schemas"]["AuditAction"];
        /**
         * @description The kind of the changed records.
         * @example school
         */
        AuditEntityFilter: components["schemas"]["AuditedEntity"];
        /**
         * @description The id of the changed record. Needs `entity`.
         * @example 12
         */
        AuditEntityIdFilter: components["schemas"]["Id"];
        /**
         * @description Only changes of this field.
         * @example fees
         */
        AuditFieldFilter: string;
        /**
         * @description The first day in India.
         * @example 2026-11-01
         */
        AuditFrom: string;
        /**
         * @description Only what this user did, and what was done to their account.
         * @example 12
         */
        AuditPersonFilter: components["schemas"]["Id"];
        /**
         * @description Only what actors in this role did.
         * @example admin
         */
        AuditRoleFilter: components["schemas"]["ActorRole"];
        /**
         * @description Only what people with these words in their name or email did, and what was done to their accounts.
         * @example Asha
         */
        AuditSearch: string;
        /**
         * @description `-time` lists the newest first.
         * @example -time
         */
        AuditSort: "time" | "-time";
        /**
         * @description The last day in India.
         * @example 2026-11-30
         */
        AuditTo: string;
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -starts
         */
        BatchesSort: "name" | "-name" | "product" | "-product" | "starts" | "-starts" | "seats_left" | "-seats_left";
        /**
         * @description The batch's id.
         * @example 12
         */
        BatchId: components["schemas"]["Id"];
        /**
         * @description Only batches that start later, run today or have ended.
         * @example running
         */
        BatchPhaseFilter: components["schemas"]["BatchPhase"];
        /**
         * @description Only batches with or without free seats.
         * @example full
         */
        BatchSeatsFilter: "free" | "full";
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        BlogsSort: "title" | "-title" | "author" | "-author" | "published" | "-published" | "updated" | "-updated";
        /**
         * @description Only blogs of this topic.
         * @example fees
         */
        BlogTopicFilter: components["schemas"]["BlogTopic"];
        /**
         * @description The id of the moderation case.
         * @example 20417
         */
        CaseId: components["schemas"]["Id"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -received
         */
        ContactMessagesSort: "name" | "-name" | "topic" | "-topic" | "received" | "-received" | "answered" | "-answered";
        /**
         * @description Only messages that wait for an answer, or that were answered.
         * @example open
         */
        ContactMessageStatusFilter: "open" | "answered";
        /**
         * @description Only messages with this topic.
         * @example question
         */
        ContactTopicFilter: components["schemas"]["ContactTopic"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -received
         */
        EnquiriesSort: "received" | "-received" | "reply" | "-reply" | "listing" | "-listing";
        /**
         * @description Only enquiries to schools, to stores, or to no listing.
         * @example school
         */
        EnquiryDeskFilter: "school" | "store" | "general";
        /**
         * @description The id of the enquiry.
         * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
         */
        EnquiryId: components["schemas"]["EnquiryId"];
        /**
         * @description Only enquiries with a first reply, without one, or whose reply is overdue.
         * @example overdue
         */
        EnquiryReplyFilter: "answered" | "waiting" | "overdue";
        /**
         * @description Only enquiries that their desk marked as invalid: those that wait for a review, and those that one
         *     upheld or overturned.
         * @example open
         */
        EnquiryReviewFilter: components["schemas"]["InvalidReview"];
        /**
         * @description Only enquiries to listings that mark an unusual share of theirs as not valid or as lost.
         * @example unusual
         */
        EnquiryShareFilter: "unusual";
        /**
         * @description Only enquiries in this state.
         * @example new
         */
        EnquiryStateFilter: components["schemas"]["EnquiryState"];
        /**
         * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
         *     sender without a session.
         * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
         */
        EnquiryToken: string;
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -received
         */
        ExitedUsersSort: "name" | "-name" | "page" | "-page" | "received" | "-received" | "contacted" | "-contacted";
        /**
         * @description Only people who are still to be contacted, or who were contacted.
         * @example open
         */
        ExitedUserStatusFilter: "open" | "contacted";
        /**
         * @description Maximum yearly cost, in rupees. Schools without fees are left out.
         * @example 150000
         */
        FeeMax: number;
        /**
         * @description Minimum yearly cost, in rupees. Schools without fees are left out.
         * @example 20000
         */
        FeeMin: number;
        /**
         * @description Ids of filter values, separated by commas.
         * @example [
         *       3
         *     ]
         */
        FilterIds: components["schemas"]["Id"][];
        /**
         * @description The request.
         * @example 61
         */
        FilterRequestInPath: components["schemas"]["Id"];
        /**
         * @description Only requests for filters of this section.
         * @example schools
         */
        FilterRequestSectionFilter: "schools" | "tuitions" | "activities" | "camps" | "workshops";
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -requested
         */
        FilterRequestsSort: "value" | "-value" | "filter" | "-filter" | "requested" | "-requested" | "decided" | "-decided";
        /**
         * @description Only requests with this status.
         * @example pending
         */
        FilterRequestStatusFilter: components["schemas"]["FilterRequestStatus"];
        /**
         * @description Only jobs that accept applications, or whose closing date has passed.
         * @example open
         */
        JobClosingFilter: "open" | "closed";
        /**
         * @description Only this role.
         * @example primary
         */
        JobRoleFilter: components["schemas"]["JobRole"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -joined
         */
        JobSeekersSort: "name" | "-name" | "email" | "-email" | "joined" | "-joined" | "seen" | "-seen";
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -posted
         */
        JobsSort: "title" | "-title" | "school" | "-school" | "closes" | "-closes" | "posted" | "-posted";
        /**
         * @description Latitude of the location, in degrees. Needs `lng`.
         * @example 12.9784
         */
        Latitude: number;
        /**
         * @description The id of the listing.
         * @example 12
         */
        ListingId: components["schemas"]["Id"];
        /**
         * @description The kind of listing.
         * @example school
         */
        ListingKind: components["schemas"]["ListingKind"];
        /**
         * @description Only records with this status.
         * @example hidden
         */
        ListingStatusFilter: components["schemas"]["ListingStatus"];
        /**
         * @description Longitude of the location, in degrees. Needs `lat`.
         * @example 77.6408
         */
        Longitude: number;
        /**
         * @description The id of the member's account.
         * @example 31
         */
        MemberId: components["schemas"]["Id"];
        /**
         * @description Whether the listing is a school or a store.
         * @example school
         */
        MembersKind: components["schemas"]["MembersKind"];
        /**
         * @description The first day, at most 400 days before the last one.
         * @example 2026-08-21
         */
        MetricsFrom: string;
        /**
         * @description The last day.
         * @example 2026-11-19
         */
        MetricsTo: string;
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        NewsletterDraftsSort: "title" | "-title" | "created" | "-created" | "updated" | "-updated";
        /**
         * @description `yes`: only records with an owner; `no`: only those without.
         * @example no
         */
        OwnerFilter: "yes" | "no";
        /**
         * @description The user.
         * @example 1
         */
        OwnUserId: components["schemas"]["Id"];
        /**
         * @description The page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description The change.
         * @example 12
         */
        PermissionChangeInPath: components["schemas"]["Id"];
        /**
         * @description Records per page.
         * @example 20
         */
        PerPage: number;
        /**
         * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
         * @example indiranagar-bengaluru
         */
        PlaceSlug: string;
        /**
         * @description The product's id.
         * @example 12
         */
        ProductId: components["schemas"]["Id"];
        /**
         * @description Only this kind.
         * @example camp
         */
        ProductKindFilter: components["schemas"]["ProductKind"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        ProductsSort: "name" | "-name" | "store" | "-store" | "price" | "-price" | "updated" | "-updated";
        /**
         * @description Only records with this status.
         * @example review
         */
        PublicationFilter: "draft" | "review" | "published";
        /**
         * @description Distance from the location, in kilometres. Ignored without a location. Default: 25 for a
         *     town, 5 for anything smaller; the response states which.
         * @example 5
         */
        Radius: number;
        /**
         * @description The id of the template.
         * @example 12
         */
        ReplyTemplateId: components["schemas"]["Id"];
        /**
         * @description `waiting`: only records that no admin has reviewed.
         * @example waiting
         */
        ReviewFilter: "waiting";
        /**
         * @description The school's id.
         * @example 12
         */
        SchoolId: components["schemas"]["Id"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        SchoolsSort: "name" | "-name" | "updated" | "-updated";
        /**
         * @description Only schools in this state of India.
         * @example Karnataka
         */
        StateFilter: string;
        /**
         * @description The store's id.
         * @example 12
         */
        StoreId: components["schemas"]["Id"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        StoresSort: "name" | "-name" | "city" | "-city" | "products" | "-products" | "updated" | "-updated";
        /**
         * @description Only records in this state of moderation.
         * @example hidden
         */
        TableModeration: components["schemas"]["ModerationState"];
        /**
         * @description Records per page.
         * @example 25
         */
        TablePerPage: number;
        /**
         * @description Only records with these words in their name or another text that the table shows.
         * @example fees
         */
        TableSearch: string;
        /**
         * @description The user.
         * @example 31
         */
        UserInPath: components["schemas"]["Id"];
        /**
         * @description Only this kind.
         * @example contest
         */
        VideoKindFilter: components["schemas"]["VideoKind"];
        /**
         * @description The column that sorts the records, descending with `-`.
         * @example -updated
         */
        VideosSort: "title" | "-title" | "duration" | "-duration" | "published" | "-published" | "updated" | "-updated";
        /**
         * @description The id of the visit.
         * @example 12
         */
        VisitId: components["schemas"]["Id"];
        /**
         * @description The id of the visit time.
         * @example 12
         */
        VisitSlotId: components["schemas"]["Id"];
    };
    requestBodies: {
        File: {
            content: {
                /**
                 * @example {
                 *       "file": "playground.jpg"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        KnownEmail: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.in"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        LinkToken: {
            content: {
                /**
                 * @example {
                 *       "token": "Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY"
                 *     }
                 */
                "application/json": {
                    /** Format: token */
                    token: string;
                };
            };
        };
        ReplyTemplateText: {
            content: {
                /**
                 * @example {
                 *       "title": "Bus and visit",
                 *       "text": "Dear {parent_name}, would you like to visit us with {child_name}?"
                 *     }
                 */
                "application/json": {
                    text: components["schemas"]["DeskText"];
                    /** Format: display-name */
                    title: string;
                };
            };
        };
        SecondFactorPermission: {
            content: {
                /**
                 * @example {
                 *       "password": "gulmohar tree 8y"
                 *     }
                 */
                "application/json": {
                    /** @description Required if the caller has a password and no second factor yet. */
                    password?: string;
                    proof?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type AcceptedInvitation = components['schemas']['AcceptedInvitation'];
export type ActorRole = components['schemas']['ActorRole'];
export type AdminAction = components['schemas']['AdminAction'];
export type AdminActionDetail = components['schemas']['AdminActionDetail'];
export type AdminBatch = components['schemas']['AdminBatch'];
export type AdminBatches = components['schemas']['AdminBatches'];
export type AdminBlog = components['schemas']['AdminBlog'];
export type AdminBlogs = components['schemas']['AdminBlogs'];
export type AdminContactMessage = components['schemas']['AdminContactMessage'];
export type AdminContactMessages = components['schemas']['AdminContactMessages'];
export type AdminEnquiries = components['schemas']['AdminEnquiries'];
export type AdminEnquiry = components['schemas']['AdminEnquiry'];
export type AdminExitedUser = components['schemas']['AdminExitedUser'];
export type AdminExitedUsers = components['schemas']['AdminExitedUsers'];
export type AdminFilterRequest = components['schemas']['AdminFilterRequest'];
export type AdminFilterRequests = components['schemas']['AdminFilterRequests'];
export type AdminJob = components['schemas']['AdminJob'];
export type AdminJobs = components['schemas']['AdminJobs'];
export type AdminJobSeeker = components['schemas']['AdminJobSeeker'];
export type AdminJobSeekers = components['schemas']['AdminJobSeekers'];
export type AdminNames = components['schemas']['AdminNames'];
export type AdminNewsletterDraft = components['schemas']['AdminNewsletterDraft'];
export type AdminNewsletterDrafts = components['schemas']['AdminNewsletterDrafts'];
export type AdminProduct = components['schemas']['AdminProduct'];
export type AdminProducts = components['schemas']['AdminProducts'];
export type AdminQueue = components['schemas']['AdminQueue'];
export type AdminSchool = components['schemas']['AdminSchool'];
export type AdminSchools = components['schemas']['AdminSchools'];
export type AdminStore = components['schemas']['AdminStore'];
export type AdminStores = components['schemas']['AdminStores'];
export type AdminUser = components['schemas']['AdminUser'];
export type AdminUserDetail = components['schemas']['AdminUserDetail'];
export type AdminUsers = components['schemas']['AdminUsers'];
export type AdminVideo = components['schemas']['AdminVideo'];
export type AdminVideos = components['schemas']['AdminVideos'];
export type AdmissionDate = components['schemas']['AdmissionDate'];
export type AgeBand = components['schemas']['AgeBand'];
export type AgeRange = components['schemas']['AgeRange'];
export type AnswerRate = components['schemas']['AnswerRate'];
export type AnswerTime = components['schemas']['AnswerTime'];
export type AnswerToRoute = components['schemas']['AnswerToRoute'];
export type AppealReceipt = components['schemas']['AppealReceipt'];
export type AppealRequest = components['schemas']['AppealRequest'];
export type ApplicantContact = components['schemas']['ApplicantContact'];
export type Application = components['schemas']['Application'];
export type ApplicationAnswer = components['schemas']['ApplicationAnswer'];
export type ApplicationBoard = components['schemas']['ApplicationBoard'];
export type ApplicationBulk = components['schemas']['ApplicationBulk'];
export type ApplicationBulkResult = components['schemas']['ApplicationBulkResult'];
export type ApplicationCounts = components['schemas']['ApplicationCounts'];
export type ApplicationDraft = components['schemas']['ApplicationDraft'];
export type ApplicationEvent = components['schemas']['ApplicationEvent'];
export type ApplicationForm = components['schemas']['ApplicationForm'];
export type ApplicationId = components['schemas']['ApplicationId'];
export type ApplicationListing = components['schemas']['ApplicationListing'];
export type ApplicationMessage = components['schemas']['ApplicationMessage'];
export type ApplicationMove = components['schemas']['ApplicationMove'];
export type ApplicationPoints = components['schemas']['ApplicationPoints'];
export type ApplicationQuestion = components['schemas']['ApplicationQuestion'];
export type ApplicationReveal = components['schemas']['ApplicationReveal'];
export type ApplicationRights = components['schemas']['ApplicationRights'];
export type ApplicationRow = components['schemas']['ApplicationRow'];
export type Applications = components['schemas']['Applications'];
export type ApplicationSection = components['schemas']['ApplicationSection'];
export type ApplicationSettings = components['schemas']['ApplicationSettings'];
export type ApplicationState = components['schemas']['ApplicationState'];
export type ApplicationStep = components['schemas']['ApplicationStep'];
export type ApplicationSubmission = components['schemas']['ApplicationSubmission'];
export type ApproximatePlaces = components['schemas']['ApproximatePlaces'];
export type AreaKind = components['schemas']['AreaKind'];
export type AreaLink = components['schemas']['AreaLink'];
export type AreaName = components['schemas']['AreaName'];
export type AreaSlug = components['schemas']['AreaSlug'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditedEntity = components['schemas']['AuditedEntity'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditEntryList = components['schemas']['AuditEntryList'];
export type Availability = components['schemas']['Availability'];
export type Batch = components['schemas']['Batch'];
export type BatchDetails = components['schemas']['BatchDetails'];
export type BatchPhase = components['schemas']['BatchPhase'];
export type BlockReason = components['schemas']['BlockReason'];
export type Blog = components['schemas']['Blog'];
export type BlogList = components['schemas']['BlogList'];
export type BlogSummary = components['schemas']['BlogSummary'];
export type BlogTopic = components['schemas']['BlogTopic'];
export type Bookmark = components['schemas']['Bookmark'];
export type BookmarkCounts = components['schemas']['BookmarkCounts'];
export type BookmarkIds = components['schemas']['BookmarkIds'];
export type BookmarkKind = components['schemas']['BookmarkKind'];
export type BookmarkList = components['schemas']['BookmarkList'];
export type BulkDecisionResult = components['schemas']['BulkDecisionResult'];
export type CallOutcome = components['schemas']['CallOutcome'];
export type CaptionedFilesJson = components['schemas']['CaptionedFilesJson'];
export type ChannelPermission = components['schemas']['ChannelPermission'];
export type Child = components['schemas']['Child'];
export type ClosingTime = components['schemas']['ClosingTime'];
export type ComparedSchool = components['schemas']['ComparedSchool'];
export type Completeness = components['schemas']['Completeness'];
export type ConsentNotice = components['schemas']['ConsentNotice'];
export type Consents = components['schemas']['Consents'];
export type ContactChannel = components['schemas']['ContactChannel'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactReveal = components['schemas']['ContactReveal'];
export type ContactTopic = components['schemas']['ContactTopic'];
export type Contest = components['schemas']['Contest'];
export type CvAddress = components['schemas']['CvAddress'];
export type CvFile = components['schemas']['CvFile'];
export type Dashboard = components['schemas']['Dashboard'];
export type DashboardListing = components['schemas']['DashboardListing'];
export type DashboardProduct = components['schemas']['DashboardProduct'];
export type DashboardStep = components['schemas']['DashboardStep'];
export type DashboardTask = components['schemas']['DashboardTask'];
export type DecidedApplicationState = components['schemas']['DecidedApplicationState'];
export type DeletedListings = components['schemas']['DeletedListings'];
export type Desk = components['schemas']['Desk'];
export type DeskBulkResult = components['schemas']['DeskBulkResult'];
export type DeskConsent = components['schemas']['DeskConsent'];
export type DeskEnquiries = components['schemas']['DeskEnquiries'];
export type DeskEnquiry = components['schemas']['DeskEnquiry'];
export type DeskEnquiryChanged = components['schemas']['DeskEnquiryChanged'];
export type DeskEnquiryRow = components['schemas']['DeskEnquiryRow'];
export type DeskHoliday = components['schemas']['DeskHoliday'];
export type DeskHours = components['schemas']['DeskHours'];
export type DeskListing = components['schemas']['DeskListing'];
export type DeskMessageAdded = components['schemas']['DeskMessageAdded'];
export type DeskPerson = components['schemas']['DeskPerson'];
export type DeskRights = components['schemas']['DeskRights'];
export type DeskScopeKind = components['schemas']['DeskScopeKind'];
export type DeskSubject = components['schemas']['DeskSubject'];
export type DeskTask = components['schemas']['DeskTask'];
export type DeskTasks = components['schemas']['DeskTasks'];
export type DeskTaskText = components['schemas']['DeskTaskText'];
export type DeskText = components['schemas']['DeskText'];
export type DeskTimelineEntry = components['schemas']['DeskTimelineEntry'];
export type DeskView = components['schemas']['DeskView'];
export type DeskViewName = components['schemas']['DeskViewName'];
export type DeskViewQuery = components['schemas']['DeskViewQuery'];
export type Done = components['schemas']['Done'];
export type Email = components['schemas']['Email'];
export type EnquiryForm = components['schemas']['EnquiryForm'];
export type EnquiryId = components['schemas']['EnquiryId'];
export type EnquiryReference = components['schemas']['EnquiryReference'];
export type EnquiryRoute = components['schemas']['EnquiryRoute'];
export type EnquiryState = components['schemas']['EnquiryState'];
export type EnquirySubject = components['schemas']['EnquirySubject'];
export type EnquiryText = components['schemas']['EnquiryText'];
export type EnquiryTimelineEntry = components['schemas']['EnquiryTimelineEntry'];
export type Error = components['schemas']['Error'];
export type Facet = components['schemas']['Facet'];
export type Fact = components['schemas']['Fact'];
export type FeeAmount = components['schemas']['FeeAmount'];
export type FeeHistogram = components['schemas']['FeeHistogram'];
export type FeeSheet = components['schemas']['FeeSheet'];
export type FileList = components['schemas']['FileList'];
export type Filter = components['schemas']['Filter'];
export type FilterIdList = components['schemas']['FilterIdList'];
export type FilterRequestDecided = components['schemas']['FilterRequestDecided'];
export type FilterRequestDecision = components['schemas']['FilterRequestDecision'];
export type FilterRequestDetail = components['schemas']['FilterRequestDetail'];
export type FilterRequestReason = components['schemas']['FilterRequestReason'];
export type FilterRequestStatus = components['schemas']['FilterRequestStatus'];
export type FilterValue = components['schemas']['FilterValue'];
export type FindingCode = components['schemas']['FindingCode'];
export type FirstName = components['schemas']['FirstName'];
export type FollowedUpContactMessage = components['schemas']['FollowedUpContactMessage'];
export type FollowedUpExitedUser = components['schemas']['FollowedUpExitedUser'];
export type FollowUp = components['schemas']['FollowUp'];
export type GivenConsent = components['schemas']['GivenConsent'];
export type Health = components['schemas']['Health'];
export type HeldEdit = components['schemas']['HeldEdit'];
export type HeldPost = components['schemas']['HeldPost'];
export type Id = components['schemas']['Id'];
export type Image = components['schemas']['Image'];
export type IndianLatitude = components['schemas']['IndianLatitude'];
export type IndianLongitude = components['schemas']['IndianLongitude'];
export type Interview = components['schemas']['Interview'];
export type InvalidReason = components['schemas']['InvalidReason'];
export type InvalidReview = components['schemas']['InvalidReview'];
export type IsHiddenByAdmin = components['schemas']['IsHiddenByAdmin'];
export type IsoWeekday = components['schemas']['IsoWeekday'];
export type IsTableTotalExact = components['schemas']['IsTableTotalExact'];
export type Job = components['schemas']['Job'];
export type JobAlert = components['schemas']['JobAlert'];
export type JobAlertCriteria = components['schemas']['JobAlertCriteria'];
export type JobAlertFrequency = components['schemas']['JobAlertFrequency'];
export type JobAlertList = components['schemas']['JobAlertList'];
export type JobList = components['schemas']['JobList'];
export type JobOfApplication = components['schemas']['JobOfApplication'];
export type JobPost = components['schemas']['JobPost'];
export type JobPostCount = components['schemas']['JobPostCount'];
export type JobPostCreated = components['schemas']['JobPostCreated'];
export type JobPostFields = components['schemas']['JobPostFields'];
export type JobPostList = components['schemas']['JobPostList'];
export type JobPostListing = components['schemas']['JobPostListing'];
export type JobPostStatus = components['schemas']['JobPostStatus'];
export type JobPostSummary = components['schemas']['JobPostSummary'];
export type JobQuestion = components['schemas']['JobQuestion'];
export type JobQuestionKind = components['schemas']['JobQuestionKind'];
export type JobRole = components['schemas']['JobRole'];
export type JobSchool = components['schemas']['JobSchool'];
export type JobStore = components['schemas']['JobStore'];
export type JobSuggestion = components['schemas']['JobSuggestion'];
export type JobSummary = components['schemas']['JobSummary'];
export type JobType = components['schemas']['JobType'];
export type JobWithApplications = components['schemas']['JobWithApplications'];
export type KnownFilter = components['schemas']['KnownFilter'];
export type LastName = components['schemas']['LastName'];
export type ListingDecisionRequest = components['schemas']['ListingDecisionRequest'];
export type ListingKind = components['schemas']['ListingKind'];
export type ListingLimits = components['schemas']['ListingLimits'];
export type ListingMembers = components['schemas']['ListingMembers'];
export type ListingName = components['schemas']['ListingName'];
export type ListingPhone = components['schemas']['ListingPhone'];
export type ListingPhoneShown = components['schemas']['ListingPhoneShown'];
export type ListingRole = components['schemas']['ListingRole'];
export type ListingSlug = components['schemas']['ListingSlug'];
export type ListingStatus = components['schemas']['ListingStatus'];
export type ListingView = components['schemas']['ListingView'];
export type Location = components['schemas']['Location'];
export type LostReason = components['schemas']['LostReason'];
export type MapName = components['schemas']['MapName'];
export type MaskedPhone = components['schemas']['MaskedPhone'];
export type Media = components['schemas']['Media'];
export type MemberInvitation = components['schemas']['MemberInvitation'];
export type MemberRole = components['schemas']['MemberRole'];
export type MembersKind = components['schemas']['MembersKind'];
export type MessageResponse = components['schemas']['MessageResponse'];
export type Metric = components['schemas']['Metric'];
export type MetricName = components['schemas']['MetricName'];
export type MetricRows = components['schemas']['MetricRows'];
export type Metrics = components['schemas']['Metrics'];
export type MetricsCheck = components['schemas']['MetricsCheck'];
export type MissingPart = components['schemas']['MissingPart'];
export type MissingToShow = components['schemas']['MissingToShow'];
export type Mobile = components['schemas']['Mobile'];
export type ModerationAppeal = components['schemas']['ModerationAppeal'];
export type ModerationBulkRequest = components['schemas']['ModerationBulkRequest'];
export type ModerationCase = components['schemas']['ModerationCase'];
export type ModerationCaseList = components['schemas']['ModerationCaseList'];
export type ModerationCaseRow = components['schemas']['ModerationCaseRow'];
export type ModerationChange = components['schemas']['ModerationChange'];
export type ModerationChanges = components['schemas']['ModerationChanges'];
export type ModerationClaim = components['schemas']['ModerationClaim'];
export type ModerationClaimRequest = components['schemas']['ModerationClaimRequest'];
export type ModerationDecision = components['schemas']['ModerationDecision'];
export type ModerationDecisionRequest = components['schemas']['ModerationDecisionRequest'];
export type ModerationDecisionResult = components['schemas']['ModerationDecisionResult'];
export type ModerationEvent = components['schemas']['ModerationEvent'];
export type ModerationField = components['schemas']['ModerationField'];
export type ModerationFinding = components['schemas']['ModerationFinding'];
export type ModerationHistory = components['schemas']['ModerationHistory'];
export type ModerationNote = components['schemas']['ModerationNote'];
export type ModerationNoteRequest = components['schemas']['ModerationNoteRequest'];
export type ModerationNotice = components['schemas']['ModerationNotice'];
export type ModerationNoticeList = components['schemas']['ModerationNoticeList'];
export type ModerationOutcome = components['schemas']['ModerationOutcome'];
export type ModerationPerson = components['schemas']['ModerationPerson'];
export type ModerationPriority = components['schemas']['ModerationPriority'];
export type ModerationReport = components['schemas']['ModerationReport'];
export type ModerationState = components['schemas']['ModerationState'];
export type ModerationSubject = components['schemas']['ModerationSubject'];
export type ModerationSubjectKind = components['schemas']['ModerationSubjectKind'];
export type ModerationValueKind = components['schemas']['ModerationValueKind'];
export type ModerationWhy = components['schemas']['ModerationWhy'];
export type MyApplication = components['schemas']['MyApplication'];
export type MyApplicationRow = components['schemas']['MyApplicationRow'];
export type MyApplications = components['schemas']['MyApplications'];
export type MyBlogList = components['schemas']['MyBlogList'];
export type MyEnquiry = components['schemas']['MyEnquiry'];
export type MyEnquiryList = components['schemas']['MyEnquiryList'];
export type MyEnquirySummary = components['schemas']['MyEnquirySummary'];
export type MyProfile = components['schemas']['MyProfile'];
export type NameCount = components['schemas']['NameCount'];
export type Names = components['schemas']['Names'];
export type NeedsSecondFactor = components['schemas']['NeedsSecondFactor'];
export type NewApplicationMessage = components['schemas']['NewApplicationMessage'];
export type NewApplicationSettings = components['schemas']['NewApplicationSettings'];
export type NewConsent = components['schemas']['NewConsent'];
export type NewEnquiries = components['schemas']['NewEnquiries'];
export type NewFilterRequest = components['schemas']['NewFilterRequest'];
export type NewInterview = components['schemas']['NewInterview'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewProduct = components['schemas']['NewProduct'];
export type NewSchool = components['schemas']['NewSchool'];
export type Newsletter = components['schemas']['Newsletter'];
export type NewsletterDraft = components['schemas']['NewsletterDraft'];
export type NewsletterDraftSummary = components['schemas']['NewsletterDraftSummary'];
export type NewsletterList = components['schemas']['NewsletterList'];
export type NewsletterNeighbour = components['schemas']['NewsletterNeighbour'];
export type NewsletterSummary = components['schemas']['NewsletterSummary'];
export type NotTakenReason = components['schemas']['NotTakenReason'];
export type OfferedSlot = components['schemas']['OfferedSlot'];
export type OpeningTimes = components['schemas']['OpeningTimes'];
export type OptionalAddress = components['schemas']['OptionalAddress'];
export type OptionalHtml = components['schemas']['OptionalHtml'];
export type OptionalLine = components['schemas']['OptionalLine'];
export type OwnBatch = components['schemas']['OwnBatch'];
export type OwnBatches = components['schemas']['OwnBatches'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type PasskeyCreationOptions = components['schemas']['PasskeyCreationOptions'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyRequestOptions = components['schemas']['PasskeyRequestOptions'];
export type PayPeriod = components['schemas']['PayPeriod'];
export type PayScale = components['schemas']['PayScale'];
export type Permission = components['schemas']['Permission'];
export type PermissionChange = components['schemas']['PermissionChange'];
export type PermissionChangeList = components['schemas']['PermissionChangeList'];
export type PermissionChangeState = components['schemas']['PermissionChangeState'];
export type PermissionSet = components['schemas']['PermissionSet'];
export type Person = components['schemas']['Person'];
export type Place = components['schemas']['Place'];
export type PlaceChoice = components['schemas']['PlaceChoice'];
export type PointDescription = components['schemas']['PointDescription'];
export type Points = components['schemas']['Points'];
export type PopularSearches = components['schemas']['PopularSearches'];
export type PostingListing = components['schemas']['PostingListing'];
export type Price = components['schemas']['Price'];
export type PriceHistogram = components['schemas']['PriceHistogram'];
export type PriceUnit = components['schemas']['PriceUnit'];
export type Product = components['schemas']['Product'];
export type ProductChange = components['schemas']['ProductChange'];
export type ProductChangeOfAges = components['schemas']['ProductChangeOfAges'];
export type ProductChangeOfDescriptionHtml = components['schemas']['ProductChangeOfDescriptionHtml'];
export type ProductChangeOfFiles = components['schemas']['ProductChangeOfFiles'];
export type ProductChangeOfFilterIds = components['schemas']['ProductChangeOfFilterIds'];
export type ProductChangeOfIsActive = components['schemas']['ProductChangeOfIsActive'];
export type ProductChangeOfKind = components['schemas']['ProductChangeOfKind'];
export type ProductChangeOfMode = components['schemas']['ProductChangeOfMode'];
export type ProductChangeOfName = components['schemas']['ProductChangeOfName'];
export type ProductChangeOfPrice = components['schemas']['ProductChangeOfPrice'];
export type ProductEditor = components['schemas']['ProductEditor'];
export type ProductKind = components['schemas']['ProductKind'];
export type ProductList = components['schemas']['ProductList'];
export type ProductMode = components['schemas']['ProductMode'];
export type ProductSuggestion = components['schemas']['ProductSuggestion'];
export type ProductSummary = components['schemas']['ProductSummary'];
export type ReasonCode = components['schemas']['ReasonCode'];
export type RejectedField = components['schemas']['RejectedField'];
export type RelaxedSearch = components['schemas']['RelaxedSearch'];
export type ReplyTemplate = components['schemas']['ReplyTemplate'];
export type ReportList = components['schemas']['ReportList'];
export type ReportReason = components['schemas']['ReportReason'];
export type ReportReceipt = components['schemas']['ReportReceipt'];
export type ReportRequest = components['schemas']['ReportRequest'];
export type RequestedFilter = components['schemas']['RequestedFilter'];
export type RequestKey = components['schemas']['RequestKey'];
export type RequiredLine = components['schemas']['RequiredLine'];
export type RevealedContact = components['schemas']['RevealedContact'];
export type Revision = components['schemas']['Revision'];
export type RouteChange = components['schemas']['RouteChange'];
export type School = components['schemas']['School'];
export type SchoolAdmissions = components['schemas']['SchoolAdmissions'];
export type SchoolAges = components['schemas']['SchoolAges'];
export type SchoolArea = components['schemas']['SchoolArea'];
export type SchoolChange = components['schemas']['SchoolChange'];
export type SchoolChangeOfAddress = components['schemas']['SchoolChangeOfAddress'];
export type SchoolChangeOfAdmissions = components['schemas']['SchoolChangeOfAdmissions'];
export type SchoolChangeOfAges = components['schemas']['SchoolChangeOfAges'];
export type SchoolChangeOfContactEmail = components['schemas']['SchoolChangeOfContactEmail'];
export type SchoolChangeOfContactName = components['schemas']['SchoolChangeOfContactName'];
export type SchoolChangeOfContactPhone = components['schemas']['SchoolChangeOfContactPhone'];
export type SchoolChangeOfDescription = components['schemas']['SchoolChangeOfDescription'];
export type SchoolChangeOfEstablishedOn = components['schemas']['SchoolChangeOfEstablishedOn'];
export type SchoolChangeOfFees = components['schemas']['SchoolChangeOfFees'];
export type SchoolChangeOfFiles = components['schemas']['SchoolChangeOfFiles'];
export type SchoolChangeOfFilterIds = components['schemas']['SchoolChangeOfFilterIds'];
export type SchoolChangeOfIsActive = components['schemas']['SchoolChangeOfIsActive'];
export type SchoolChangeOfIsOnline = components['schemas']['SchoolChangeOfIsOnline'];
export type SchoolChangeOfLocation = components['schemas']['SchoolChangeOfLocation'];
export type SchoolChangeOfName = components['schemas']['SchoolChangeOfName'];
export type SchoolChangeOfNClassrooms = components['schemas']['SchoolChangeOfNClassrooms'];
export type SchoolChangeOfNStudents = components['schemas']['SchoolChangeOfNStudents'];
export type SchoolChangeOfSeats = components['schemas']['SchoolChangeOfSeats'];
export type SchoolChangeOfSlug = components['schemas']['SchoolChangeOfSlug'];
export type SchoolChangeOfStudentsPerTeacher = components['schemas']['SchoolChangeOfStudentsPerTeacher'];
export type SchoolChangeOfTimings = components['schemas']['SchoolChangeOfTimings'];
export type SchoolChangeOfWebsite = components['schemas']['SchoolChangeOfWebsite'];
export type SchoolClaim = components['schemas']['SchoolClaim'];
export type SchoolClaimReceipt = components['schemas']['SchoolClaimReceipt'];
export type SchoolClaimRequest = components['schemas']['SchoolClaimRequest'];
export type SchoolCluster = components['schemas']['SchoolCluster'];
export type SchoolComparison = components['schemas']['SchoolComparison'];
export type SchoolEditor = components['schemas']['SchoolEditor'];
export type SchoolEnquiryCount = components['schemas']['SchoolEnquiryCount'];
export type SchoolFees = components['schemas']['SchoolFees'];
export type SchoolList = components['schemas']['SchoolList'];
export type SchoolMap = components['schemas']['SchoolMap'];
export type SchoolRole = components['schemas']['SchoolRole'];
export type SchoolsAndStores = components['schemas']['SchoolsAndStores'];
export type SchoolSeats = components['schemas']['SchoolSeats'];
export type SchoolSuggestion = components['schemas']['SchoolSuggestion'];
export type SchoolSummary = components['schemas']['SchoolSummary'];
export type SchoolTimings = components['schemas']['SchoolTimings'];
export type SearchCount = components['schemas']['SearchCount'];
export type SearchKey = components['schemas']['SearchKey'];
export type SearchMeaning = components['schemas']['SearchMeaning'];
export type SearchNear = components['schemas']['SearchNear'];
export type SearchQueries = components['schemas']['SearchQueries'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchSuggestions = components['schemas']['SearchSuggestions'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorMethod = components['schemas']['SecondFactorMethod'];
export type SecondFactorProof = components['schemas']['SecondFactorProof'];
export type SecondStep = components['schemas']['SecondStep'];
export type Section = components['schemas']['Section'];
export type SenderEnquiryState = components['schemas']['SenderEnquiryState'];
export type SentApplicationState = components['schemas']['SentApplicationState'];
export type SentEnquiries = components['schemas']['SentEnquiries'];
export type ServiceEnquiryCount = components['schemas']['ServiceEnquiryCount'];
export type Session = components['schemas']['Session'];
export type SiteStatus = components['schemas']['SiteStatus'];
export type Slug = components['schemas']['Slug'];
export type Speaker = components['schemas']['Speaker'];
export type Store = components['schemas']['Store'];
export type StoreChange = components['schemas']['StoreChange'];
export type StoreChangeOfAddress = components['schemas']['StoreChangeOfAddress'];
export type StoreChangeOfBrandName = components['schemas']['StoreChangeOfBrandName'];
export type StoreChangeOfCity = components['schemas']['StoreChangeOfCity'];
export type StoreChangeOfCompanyName = components['schemas']['StoreChangeOfCompanyName'];
export type StoreChangeOfContactPerson = components['schemas']['StoreChangeOfContactPerson'];
export type StoreChangeOfCountry = components['schemas']['StoreChangeOfCountry'];
export type StoreChangeOfDescriptionHtml = components['schemas']['StoreChangeOfDescriptionHtml'];
export type StoreChangeOfEmail = components['schemas']['StoreChangeOfEmail'];
export type StoreChangeOfEstablishedYear = components['schemas']['StoreChangeOfEstablishedYear'];
export type StoreChangeOfFiles = components['schemas']['StoreChangeOfFiles'];
export type StoreChangeOfFilterIds = components['schemas']['StoreChangeOfFilterIds'];
export type StoreChangeOfGst = components['schemas']['StoreChangeOfGst'];
export type StoreChangeOfIsActive = components['schemas']['StoreChangeOfIsActive'];
export type StoreChangeOfMobile = components['schemas']['StoreChangeOfMobile'];
export type StoreChangeOfOpeningTimes = components['schemas']['StoreChangeOfOpeningTimes'];
export type StoreChangeOfPlace = components['schemas']['StoreChangeOfPlace'];
export type StoreChangeOfWebsite = components['schemas']['StoreChangeOfWebsite'];
export type StoredRecord = components['schemas']['StoredRecord'];
export type StoreEditor = components['schemas']['StoreEditor'];
export type StorePlace = components['schemas']['StorePlace'];
export type StoreSuggestion = components['schemas']['StoreSuggestion'];
export type SuggestedPlace = components['schemas']['SuggestedPlace'];
export type SuggestedSearch = components['schemas']['SuggestedSearch'];
export type Suggestion = components['schemas']['Suggestion'];
export type TableTotal = components['schemas']['TableTotal'];
export type TestEnquirySent = components['schemas']['TestEnquirySent'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type TokenSignIn = components['schemas']['TokenSignIn'];
export type TrueOrFalse = components['schemas']['TrueOrFalse'];
export type UnavailableBookmark = components['schemas']['UnavailableBookmark'];
export type UnderstoodDays = components['schemas']['UnderstoodDays'];
export type UnderstoodFee = components['schemas']['UnderstoodFee'];
export type UnderstoodNumber = components['schemas']['UnderstoodNumber'];
export type UnderstoodOther = components['schemas']['UnderstoodOther'];
export type UnderstoodPart = components['schemas']['UnderstoodPart'];
export type UnderstoodPlace = components['schemas']['UnderstoodPlace'];
export type UnderstoodPlaceType = components['schemas']['UnderstoodPlaceType'];
export type UnderstoodSearch = components['schemas']['UnderstoodSearch'];
export type UnderstoodValue = components['schemas']['UnderstoodValue'];
export type UndoLine = components['schemas']['UndoLine'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type UndoResult = components['schemas']['UndoResult'];
export type User = components['schemas']['User'];
export type UserBlock = components['schemas']['UserBlock'];
export type UserDetails = components['schemas']['UserDetails'];
export type UserListing = components['schemas']['UserListing'];
export type UserSession = components['schemas']['UserSession'];
export type UserType = components['schemas']['UserType'];
export type Video = components['schemas']['Video'];
export type VideoFile = components['schemas']['VideoFile'];
export type VideoKind = components['schemas']['VideoKind'];
export type VideoList = components['schemas']['VideoList'];
export type VideoSummary = components['schemas']['VideoSummary'];
export type ViewSource = components['schemas']['ViewSource'];
export type Visit = components['schemas']['Visit'];
export type VisitChange = components['schemas']['VisitChange'];
export type VisitSlot = components['schemas']['VisitSlot'];
export type VisitState = components['schemas']['VisitState'];
export type VisitWish = components['schemas']['VisitWish'];
export type WaitingCounts = components['schemas']['WaitingCounts'];
export type Website = components['schemas']['Website'];
export type Weekday = components['schemas']['Weekday'];
export type WidgetRelease = components['schemas']['WidgetRelease'];
export type WidgetSuggestion = components['schemas']['WidgetSuggestion'];
export type WidgetSuggestions = components['schemas']['WidgetSuggestions'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseEmailSent = components['responses']['EmailSent'];
export type ResponseFieldSaved = components['responses']['FieldSaved'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseListingCreated = components['responses']['ListingCreated'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotJson = components['responses']['NotJson'];
export type ResponseSaved = components['responses']['Saved'];
export type ResponseSecondFactorAdded = components['responses']['SecondFactorAdded'];
export type ResponseSecondStepNeeded = components['responses']['SecondStepNeeded'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseSignedIn = components['responses']['SignedIn'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUploaded = components['responses']['Uploaded'];
export type ParameterAccountStatusFilter = components['parameters']['AccountStatusFilter'];
export type ParameterActionId = components['parameters']['ActionId'];
export type ParameterAges = components['parameters']['Ages'];
export type ParameterApplicationId = components['parameters']['ApplicationId'];
export type ParameterApproximatePoint = components['parameters']['ApproximatePoint'];
export type ParameterAssignedFilter = components['parameters']['AssignedFilter'];
export type ParameterAuditActionFilter = components['parameters']['AuditActionFilter'];
export type ParameterAuditEntityFilter = components['parameters']['AuditEntityFilter'];
export type ParameterAuditEntityIdFilter = components['parameters']['AuditEntityIdFilter'];
export type ParameterAuditFieldFilter = components['parameters']['AuditFieldFilter'];
export type ParameterAuditFrom = components['parameters']['AuditFrom'];
export type ParameterAuditPersonFilter = components['parameters']['AuditPersonFilter'];
export type ParameterAuditRoleFilter = components['parameters']['AuditRoleFilter'];
export type ParameterAuditSearch = components['parameters']['AuditSearch'];
export type ParameterAuditSort = components['parameters']['AuditSort'];
export type ParameterAuditTo = components['parameters']['AuditTo'];
export type ParameterBatchesSort = components['parameters']['BatchesSort'];
export type ParameterBatchId = components['parameters']['BatchId'];
export type ParameterBatchPhaseFilter = components['parameters']['BatchPhaseFilter'];
export type ParameterBatchSeatsFilter = components['parameters']['BatchSeatsFilter'];
export type ParameterBlogsSort = components['parameters']['BlogsSort'];
export type ParameterBlogTopicFilter = components['parameters']['BlogTopicFilter'];
export type ParameterCaseId = components['parameters']['CaseId'];
export type ParameterContactMessagesSort = components['parameters']['ContactMessagesSort'];
export type ParameterContactMessageStatusFilter = components['parameters']['ContactMessageStatusFilter'];
export type ParameterContactTopicFilter = components['parameters']['ContactTopicFilter'];
export type ParameterEnquiriesSort = components['parameters']['EnquiriesSort'];
export type ParameterEnquiryDeskFilter = components['parameters']['EnquiryDeskFilter'];
export type ParameterEnquiryId = components['parameters']['EnquiryId'];
export type ParameterEnquiryReplyFilter = components['parameters']['EnquiryReplyFilter'];
export type ParameterEnquiryReviewFilter = components['parameters']['EnquiryReviewFilter'];
export type ParameterEnquiryShareFilter = components['parameters']['EnquiryShareFilter'];
export type ParameterEnquiryStateFilter = components['parameters']['EnquiryStateFilter'];
export type ParameterEnquiryToken = components['parameters']['EnquiryToken'];
export type ParameterExitedUsersSort = components['parameters']['ExitedUsersSort'];
export type ParameterExitedUserStatusFilter = components['parameters']['ExitedUserStatusFilter'];
export type ParameterFeeMax = components['parameters']['FeeMax'];
export type ParameterFeeMin = components['parameters']['FeeMin'];
export type ParameterFilterIds = components['parameters']['FilterIds'];
export type ParameterFilterRequestInPath = components['parameters']['FilterRequestInPath'];
export type ParameterFilterRequestSectionFilter = components['parameters']['FilterRequestSectionFilter'];
export type ParameterFilterRequestsSort = components['parameters']['FilterRequestsSort'];
export type ParameterFilterRequestStatusFilter = components['parameters']['FilterRequestStatusFilter'];
export type ParameterJobClosingFilter = components['parameters']['JobClosingFilter'];
export type ParameterJobRoleFilter = components['parameters']['JobRoleFilter'];
export type ParameterJobSeekersSort = components['parameters']['JobSeekersSort'];
export type ParameterJobsSort = components['parameters']['JobsSort'];
export type ParameterLatitude = components['parameters']['Latitude'];
export type ParameterListingId = components['parameters']['ListingId'];
export type ParameterListingKind = components['parameters']['ListingKind'];
export type ParameterListingStatusFilter = components['parameters']['ListingStatusFilter'];
export type ParameterLongitude = components['parameters']['Longitude'];
export type ParameterMemberId = components['parameters']['MemberId'];
export type ParameterMembersKind = components['parameters']['MembersKind'];
export type ParameterMetricsFrom = components['parameters']['MetricsFrom'];
export type ParameterMetricsTo = components['parameters']['MetricsTo'];
export type ParameterNewsletterDraftsSort = components['parameters']['NewsletterDraftsSort'];
export type ParameterOwnerFilter = components['parameters']['OwnerFilter'];
export type ParameterOwnUserId = components['parameters']['OwnUserId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPermissionChangeInPath = components['parameters']['PermissionChangeInPath'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterPlaceSlug = components['parameters']['PlaceSlug'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterProductKindFilter = components['parameters']['ProductKindFilter'];
export type ParameterProductsSort = components['parameters']['ProductsSort'];
export type ParameterPublicationFilter = components['parameters']['PublicationFilter'];
export type ParameterRadius = components['parameters']['Radius'];
export type ParameterReplyTemplateId = components['parameters']['ReplyTemplateId'];
export type ParameterReviewFilter = components['parameters']['ReviewFilter'];
export type ParameterSchoolId = components['parameters']['SchoolId'];
export type ParameterSchoolsSort = components['parameters']['SchoolsSort'];
export type ParameterStateFilter = components['parameters']['StateFilter'];
export type ParameterStoreId = components['parameters']['StoreId'];
export type ParameterStoresSort = components['parameters']['StoresSort'];
export type ParameterTableModeration = components['parameters']['TableModeration'];
export type ParameterTablePerPage = components['parameters']['TablePerPage'];
export type ParameterTableSearch = components['parameters']['TableSearch'];
export type ParameterUserInPath = components['parameters']['UserInPath'];
export type ParameterVideoKindFilter = components['parameters']['VideoKindFilter'];
export type ParameterVideosSort = components['parameters']['VideosSort'];
export type ParameterVisitId = components['parameters']['VisitId'];
export type ParameterVisitSlotId = components['parameters']['VisitSlotId'];
export type RequestBodyFile = components['requestBodies']['File'];
export type RequestBodyKnownEmail = components['requestBodies']['KnownEmail'];
export type RequestBodyLinkToken = components['requestBodies']['LinkToken'];
export type RequestBodyReplyTemplateText = components['requestBodies']['ReplyTemplateText'];
export type RequestBodySecondFactorPermission = components['requestBodies']['SecondFactorPermission'];
export type $defs = Record<string, never>;
export interface operations {
    editSchoolAsAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                id: components["parameters"]["SchoolId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "field": "contact_name",
                 *       "value": "Asha Rao"
                 *     }
                 */
                "application/json": components["schemas"]["SchoolChange"];
            };
        };
        responses: {
            200: components["responses"]["FieldSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the action.
                 * @example 511
                 */
                id: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminActionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoAdminAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the action.
                 * @example 511
                 */
                id: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description What was put back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdmins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The admins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminNames"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminBatches: {
        parameters: {
            query?: {
                /**
                 * @description Only this kind.
                 * @example camp
                 */
                kind?: components["parameters"]["ProductKindFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only batches that start later, run today or have ended.
                 * @example running
                 */
                phase?: components["parameters"]["BatchPhaseFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only batches with or without free seats.
                 * @example full
                 */
                seats?: components["parameters"]["BatchSeatsFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -starts
                 */
                sort?: components["parameters"]["BatchesSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminBatches: {
        parameters: {
            query?: {
                /**
                 * @description Only this kind.
                 * @example camp
                 */
                kind?: components["parameters"]["ProductKindFilter"];
                /**
                 * @description Only batches that start later, run today or have ended.
                 * @example running
                 */
                phase?: components["parameters"]["BatchPhaseFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only batches with or without free seats.
                 * @example full
                 */
                seats?: components["parameters"]["BatchSeatsFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -starts
                 */
                sort?: components["parameters"]["BatchesSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminBlogs: {
        parameters: {
            query?: {
                /**
                 * @description Only records in this state of moderation.
                 * @example hidden
                 */
                moderation?: components["parameters"]["TableModeration"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["BlogsSort"];
                /**
                 * @description Only records with this status.
                 * @example review
                 */
                status?: components["parameters"]["PublicationFilter"];
                /**
                 * @description Only blogs of this topic.
                 * @example fees
                 */
                topic?: components["parameters"]["BlogTopicFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBlogs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminBlogs: {
        parameters: {
            query?: {
                /**
                 * @description Only records in this state of moderation.
                 * @example hidden
                 */
                moderation?: components["parameters"]["TableModeration"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["BlogsSort"];
                /**
                 * @description Only records with this status.
                 * @example review
                 */
                status?: components["parameters"]["PublicationFilter"];
                /**
                 * @description Only blogs of this topic.
                 * @example fees
                 */
                topic?: components["parameters"]["BlogTopicFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminContactMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only records that are assigned to the caller, to nobody, or to anybody.
                 * @example me
                 */
                assigned?: components["parameters"]["AssignedFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                sort?: components["parameters"]["ContactMessagesSort"];
                /**
                 * @description Only messages that wait for an answer, or that were answered.
                 * @example open
                 */
                status?: components["parameters"]["ContactMessageStatusFilter"];
                /**
                 * @description Only messages with this topic.
                 * @example question
                 */
                topic?: components["parameters"]["ContactTopicFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContactMessages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record.
                 * @example 71
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followUpContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record.
                 * @example 71
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "is_done": true,
                 *       "assigned_to": 1
                 *     }
                 */
                "application/json": components["schemas"]["FollowUp"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedUpContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminContactMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only records that are assigned to the caller, to nobody, or to anybody.
                 * @example me
                 */
                assigned?: components["parameters"]["AssignedFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                sort?: components["parameters"]["ContactMessagesSort"];
                /**
                 * @description Only messages that wait for an answer, or that were answered.
                 * @example open
                 */
                status?: components["parameters"]["ContactMessageStatusFilter"];
                /**
                 * @description Only messages with this topic.
                 * @example question
                 */
                topic?: components["parameters"]["ContactTopicFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminEnquiries: {
        parameters: {
            query?: {
                /**
                 * @description Only enquiries to schools, to stores, or to no listing.
                 * @example school
                 */
                desk?: components["parameters"]["EnquiryDeskFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only enquiries with a first reply, without one, or whose reply is overdue.
                 * @example overdue
                 */
                reply?: components["parameters"]["EnquiryReplyFilter"];
                /**
                 * @description Only enquiries that their desk marked as invalid: those that wait for a review, and those that one
                 *     upheld or overturned.
                 * @example open
                 */
                review?: components["parameters"]["EnquiryReviewFilter"];
                /**
                 * @description Only enquiries to listings that mark an unusual share of theirs as not valid or as lost.
                 * @example unusual
                 */
                share?: components["parameters"]["EnquiryShareFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                sort?: components["parameters"]["EnquiriesSort"];
                /**
                 * @description Only enquiries in this state.
                 * @example new
                 */
                state?: components["parameters"]["EnquiryStateFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminEnquiries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewInvalidEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "overturned",
                 *       "note": "The parent asked for a class that you offer."
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: display-text
                     * @description What the desk reads.
                     */
                    note?: string;
                    /** @enum {string} */
                    outcome: "upheld" | "overturned";
                };
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminEnquiries: {
        parameters: {
            query?: {
                /**
                 * @description Only enquiries to schools, to stores, or to no listing.
                 * @example school
                 */
                desk?: components["parameters"]["EnquiryDeskFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only enquiries with a first reply, without one, or whose reply is overdue.
                 * @example overdue
                 */
                reply?: components["parameters"]["EnquiryReplyFilter"];
                /**
                 * @description Only enquiries that their desk marked as invalid: those that wait for a review, and those that one
                 *     upheld or overturned.
                 * @example open
                 */
                review?: components["parameters"]["EnquiryReviewFilter"];
                /**
                 * @description Only enquiries to listings that mark an unusual share of theirs as not valid or as lost.
                 * @example unusual
                 */
                share?: components["parameters"]["EnquiryShareFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                sort?: components["parameters"]["EnquiriesSort"];
                /**
                 * @description Only enquiries in this state.
                 * @example new
                 */
                state?: components["parameters"]["EnquiryStateFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminExitedUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only records that are assigned to the caller, to nobody, or to anybody.
                 * @example me
                 */
                assigned?: components["parameters"]["AssignedFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                sort?: components["parameters"]["ExitedUsersSort"];
                /**
                 * @description Only people who are still to be contacted, or who were contacted.
                 * @example open
                 */
                status?: components["parameters"]["ExitedUserStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminExitedUsers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminExitedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record.
                 * @example 71
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminExitedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followUpExitedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record.
                 * @example 71
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "is_done": true,
                 *       "assigned_to": 1
                 *     }
                 */
                "application/json": components["schemas"]["FollowUp"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedUpExitedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminExitedUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only records that are assigned to the caller, to nobody, or to anybody.
                 * @example me
                 */
                assigned?: components["parameters"]["AssignedFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -received
                 */
                sort?: components["parameters"]["ExitedUsersSort"];
                /**
                 * @description Only people who are still to be contacted, or who were contacted.
                 * @example open
                 */
                status?: components["parameters"]["ExitedUserStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminFilterRequests: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only requests for filters of this section.
                 * @example schools
                 */
                section?: components["parameters"]["FilterRequestSectionFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -requested
                 */
                sort?: components["parameters"]["FilterRequestsSort"];
                /**
                 * @description Only requests with this status.
                 * @example pending
                 */
                status?: components["parameters"]["FilterRequestStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFilterRequests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFilterRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request.
                 * @example 61
                 */
                id: components["parameters"]["FilterRequestInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterRequestDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideFilterRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request.
                 * @example 61
                 */
                id: components["parameters"]["FilterRequestInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approved",
                 *       "name": "Sign language"
                 *     }
                 */
                "application/json": components["schemas"]["FilterRequestDecision"];
            };
        };
        responses: {
            /** @description The request is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterRequestDecided"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminFilterRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description Only requests for filters of this section.
                 * @example schools
                 */
                section?: components["parameters"]["FilterRequestSectionFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -requested
                 */
                sort?: components["parameters"]["FilterRequestsSort"];
                /**
                 * @description Only requests with this status.
                 * @example pending
                 */
                status?: components["parameters"]["FilterRequestStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminJobSeekers: {
        parameters: {
            query?: {
                /**
                 * @description Only accounts that may be used, or only blocked ones.
                 * @example blocked
                 */
                account?: components["parameters"]["AccountStatusFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -joined
                 */
                sort?: components["parameters"]["JobSeekersSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJobSeekers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminJobSeekers: {
        parameters: {
            query?: {
                /**
                 * @description Only accounts that may be used, or only blocked ones.
                 * @example blocked
                 */
                account?: components["parameters"]["AccountStatusFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -joined
                 */
                sort?: components["parameters"]["JobSeekersSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminJobs: {
        parameters: {
            query?: {
                /**
                 * @description Only jobs that accept applications, or whose closing date has passed.
                 * @example open
                 */
                closing?: components["parameters"]["JobClosingFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description `waiting`: only records that no admin has reviewed.
                 * @example waiting
                 */
                review?: components["parameters"]["ReviewFilter"];
                /**
                 * @description Only this role.
                 * @example primary
                 */
                role?: components["parameters"]["JobRoleFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -posted
                 */
                sort?: components["parameters"]["JobsSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                status?: components["parameters"]["ListingStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminJobs: {
        parameters: {
            query?: {
                /**
                 * @description Only jobs that accept applications, or whose closing date has passed.
                 * @example open
                 */
                closing?: components["parameters"]["JobClosingFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description `waiting`: only records that no admin has reviewed.
                 * @example waiting
                 */
                review?: components["parameters"]["ReviewFilter"];
                /**
                 * @description Only this role.
                 * @example primary
                 */
                role?: components["parameters"]["JobRoleFilter"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -posted
                 */
                sort?: components["parameters"]["JobsSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                status?: components["parameters"]["ListingStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                    is_preview: boolean;
                    /** @enum {string} */
                    outcome: "expire" | "reopen";
                    /** Format: display-line */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDecisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingDecisionRequest"];
            };
        };
        responses: {
            /** @description What was decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDecisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: {
                /**
                 * @description `before`: the days just before the period, as many. `year`: the same days a year earlier.
                 * @example before
                 */
                compare?: "before" | "year";
                /**
                 * @description The first day, at most 400 days before the last one.
                 * @example 2026-08-21
                 */
                from?: components["parameters"]["MetricsFrom"];
                /**
                 * @description The last day.
                 * @example 2026-11-19
                 */
                to?: components["parameters"]["MetricsTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMetricRows: {
        parameters: {
            query?: {
                /**
                 * @description The first day, at most 400 days before the last one.
                 * @example 2026-08-21
                 */
                from?: components["parameters"]["MetricsFrom"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Only one part of the metric, such as a state.
                 * @example h24
                 */
                part?: string;
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description The last day.
                 * @example 2026-11-19
                 */
                to?: components["parameters"]["MetricsTo"];
            };
            header?: never;
            path: {
                /**
                 * @description The metric.
                 * @example enquiries
                 */
                name: components["schemas"]["MetricName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricRows"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModerationCases: {
        parameters: {
            query?: {
                /**
                 * @description Only cases claimed by the caller, by other admins, or by nobody.
                 * @example nobody
                 */
                claimed?: "me" | "others" | "nobody";
                /**
                 * @description Only cases in which this field changed.
                 * @example fees
                 */
                field?: string;
                /**
                 * @description Only cases with this finding.
                 * @example fees_up
                 */
                finding?: components["schemas"]["FindingCode"];
                /**
                 * @description Only cases with, or without, findings.
                 * @example true
                 */
                has_findings?: boolean;
                /**
                 * @description Only cases with, or without, fields that wait for a decision.
                 * @example true
                 */
                is_held?: boolean;
                /**
                 * @description The kinds of records; all without it.
                 * @example [
                 *       "school"
                 *     ]
                 */
                kinds?: components["schemas"]["ModerationSubjectKind"][];
                /**
                 * @description Only cases about records of this user.
                 * @example 12
                 */
                owner?: components["schemas"]["Id"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only cases of this priority.
                 * @example high
                 */
                priority?: components["schemas"]["ModerationPriority"];
                /**
                 * @description Part of the name of the record or its owner, or the number of a case.
                 * @example Vidya
                 */
                query?: string;
                /**
                 * @description `oldest` and `newest` by when the case was opened, or decided; `priority`: highest score first; `waiting`: urgent cases first, then the oldest.
                 * @example priority
                 */
                sort?: "oldest" | "newest" | "priority" | "waiting";
                /**
                 * @description The tab of the queue.
                 * @example edited
                 */
                tab?: "new" | "edited" | "reported" | "claims" | "appeals" | "decided";
                /**
                 * @description Only cases that have waited for at least so many hours.
                 * @example 48
                 */
                waiting_hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationCaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getModerationCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimModerationCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationClaimRequest"];
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseModerationCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideModerationCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationDecisionRequest"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationDecisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addModerationNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationNoteRequest"];
            };
        };
        responses: {
            /** @description The history of the case, newest first. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModerationChanges: {
        parameters: {
            query?: {
                /**
                 * @description The `cursor` of the last answer.
                 * @example k3x9-15
                 */
                since?: string;
                /**
                 * @description At most so many seconds.
                 * @example 0
                 */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases that changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideModerationCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationBulkRequest"];
            };
        };
        responses: {
            /** @description What was decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDecisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminNewsletterDrafts: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["NewsletterDraftsSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminNewsletterDrafts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "What to ask on a school visit",
                 *       "summary": "Ten questions, and the answers worth waiting for.",
                 *       "body": "<p>Go on a working day, while lessons are on.</p>",
                 *       "request_key": "5f0c1c52-6a0b-4b7a-9a39-2f4f5f0f6f81"
                 *     }
                 */
                "application/json": {
                    body: components["schemas"]["OptionalHtml"];
                    request_key: components["schemas"]["RequestKey"];
                    summary: components["schemas"]["NewsletterDraftSummary"];
                    title: components["schemas"]["RequiredLine"];
                };
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The draft.
                 * @example 81
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The draft.
                 * @example 81
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "title": "What to ask on a school visit",
                 *       "summary": "Ten questions, and the answers worth waiting for.",
                 *       "body": "<p>Go on a working day, while lessons are on.</p>"
                 *     }
                 */
                "application/json": {
                    body: components["schemas"]["OptionalHtml"];
                    /** @description The revision that the admin saw. */
                    revision: number;
                    summary: components["schemas"]["NewsletterDraftSummary"];
                    title: components["schemas"]["RequiredLine"];
                };
            };
        };
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminNewsletterDrafts: {
        parameters: {
            query?: {
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["NewsletterDraftsSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissionChanges: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only changes in this state.
                 * @example pending
                 */
                state?: components["schemas"]["PermissionChangeState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionChangeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawPermissionChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The change.
                 * @example 12
                 */
                changeId: components["parameters"]["PermissionChangeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decidePermissionChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The change.
                 * @example 12
                 */
                changeId: components["parameters"]["PermissionChangeInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approved"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approved" | "refused";
                    /** Format: display-text */
                    note?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only this kind.
                 * @example camp
                 */
                kind?: components["parameters"]["ProductKindFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["ProductsSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                status?: components["parameters"]["ListingStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only this kind.
                 * @example camp
                 */
                kind?: components["parameters"]["ProductKindFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["ProductsSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                status?: components["parameters"]["ListingStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminSchools: {
        parameters: {
            query?: {
                /**
                 * @description `yes`: only records with an owner; `no`: only those without.
                 * @example no
                 */
                owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["SchoolsSort"];
                /**
                 * @description Only schools in this state of India.
                 * @example Karnataka
                 */
                state?: components["parameters"]["StateFilter"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                status?: components["parameters"]["ListingStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSchools"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminSchools: {
        parameters: {
            query?: {
                /**
                 * @description `yes`: only records with an owner; `no`: only those without.
                 * @example no
                 */
                owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["SchoolsSort"];
                /**
                 * @description Only schools in this state of India.
                 * @example Karnataka
                 */
                state?: components["parameters"]["StateFilter"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                status?: components["parameters"]["ListingStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSearchQueries: {
        parameters: {
            query?: {
                /**
                 * @description The number of days, with today.
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queries, the most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchQueries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminStores: {
        parameters: {
            query?: {
                /**
                 * @description `yes`: only records with an owner; `no`: only those without.
                 * @example no
                 */
                owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["StoresSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                status?: components["parameters"]["ListingStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStores"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminStores: {
        parameters: {
            query?: {
                /**
                 * @description `yes`: only records with an owner; `no`: only those without.
                 * @example no
                 */
                owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["StoresSort"];
                /**
                 * @description Only records with this status.
                 * @example hidden
                 */
                status?: components["parameters"]["ListingStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminUsers: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only users with this permission.
                 * @example 1
                 */
                permission?: components["schemas"]["Permission"];
                /**
                 * @description Only users with this plan.
                 * @example free
                 */
                plan?: string;
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description Admins, people who work for a listing, or users who are neither.
                 * @example provider
                 */
                role?: "admin" | "provider" | "other";
                /**
                 * @description The column that sorts the users, descending with `-`.
                 * @example -created
                 */
                sort?: "name" | "-name" | "email" | "-email" | "created" | "-created" | "seen" | "-seen";
                /**
                 * @description Only users who may sign in, or who are blocked now.
                 * @example active
                 */
                status?: "active" | "blocked";
                /**
                 * @description Only users of EdBazaar, or job seekers.
                 * @example edbazaar
                 */
                type?: components["schemas"]["UserType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUsers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason_code": "spam",
                 *       "reason": "The same enquiry went to 60 schools.",
                 *       "until": "2090-01-02"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: display-text
                     * @description The user reads it in the email. Required for `other`.
                     */
                    reason?: string;
                    reason_code: components["schemas"]["BlockReason"];
                    /**
                     * Format: date
                     * @description The first day in India on which the user may sign in again; null for a block without an end.
                     */
                    until: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    /** @description What the caller has read, so that nobody overwrites a newer change. */
                    from: {
                        is_admin: boolean;
                        permissions: components["schemas"]["Permission"][];
                    };
                    is_admin: boolean;
                    permissions: components["schemas"]["Permission"][];
                    /** Format: display-text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Applied, or waiting for another admin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        change: components["schemas"]["PermissionChange"];
                        /** @description A sentence for the user. */
                        msg: string;
                        /** @description The HTTP status. */
                        status: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUserSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example 31
                 */
                sessionId: components["schemas"]["Id"];
                /**
                 * @description The user.
                 * @example 31
                 */
                userId: components["parameters"]["UserInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only users with this permission.
                 * @example 1
                 */
                permission?: components["schemas"]["Permission"];
                /**
                 * @description Only users with this plan.
                 * @example free
                 */
                plan?: string;
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description Admins, people who work for a listing, or users who are neither.
                 * @example provider
                 */
                role?: "admin" | "provider" | "other";
                /**
                 * @description The column that sorts the users, descending with `-`.
                 * @example -created
                 */
                sort?: "name" | "-name" | "email" | "-email" | "created" | "-created" | "seen" | "-seen";
                /**
                 * @description Only users who may sign in, or who are blocked now.
                 * @example active
                 */
                status?: "active" | "blocked";
                /**
                 * @description Only users of EdBazaar, or job seekers.
                 * @example edbazaar
                 */
                type?: components["schemas"]["UserType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminVideos: {
        parameters: {
            query?: {
                /**
                 * @description Only this kind.
                 * @example contest
                 */
                kind?: components["parameters"]["VideoKindFilter"];
                /**
                 * @description Only records in this state of moderation.
                 * @example hidden
                 */
                moderation?: components["parameters"]["TableModeration"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 25
                 */
                per_page?: components["parameters"]["TablePerPage"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["VideosSort"];
                /**
                 * @description Only records with this status.
                 * @example review
                 */
                status?: components["parameters"]["PublicationFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminVideos: {
        parameters: {
            query?: {
                /**
                 * @description Only this kind.
                 * @example contest
                 */
                kind?: components["parameters"]["VideoKindFilter"];
                /**
                 * @description Only records in this state of moderation.
                 * @example hidden
                 */
                moderation?: components["parameters"]["TableModeration"];
                /**
                 * @description Only records with these words in their name or another text that the table shows.
                 * @example fees
                 */
                q?: components["parameters"]["TableSearch"];
                /**
                 * @description The column that sorts the records, descending with `-`.
                 * @example -updated
                 */
                sort?: components["parameters"]["VideosSort"];
                /**
                 * @description Only records with this status.
                 * @example review
                 */
                status?: components["parameters"]["PublicationFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the address.
                 * @example aaaaadaaaaa2ecw3czqdhjpebpksq66p5xu3awluxdizo
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only this action.
                 * @example edited
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only what actors in this role did.
                 * @example admin
                 */
                actor_role?: components["parameters"]["AuditRoleFilter"];
                /**
                 * @description The kind of the changed records.
                 * @example school
                 */
                entity?: components["parameters"]["AuditEntityFilter"];
                /**
                 * @description The id of the changed record. Needs `entity`.
                 * @example 12
                 */
                entity_id?: components["parameters"]["AuditEntityIdFilter"];
                /**
                 * @description Only changes of this field.
                 * @example fees
                 */
                field?: components["parameters"]["AuditFieldFilter"];
                /**
                 * @description The first day in India.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only what this user did, and what was done to their account.
                 * @example 12
                 */
                person_id?: components["parameters"]["AuditPersonFilter"];
                /**
                 * @description Only what people with these words in their name or email did, and what was done to their accounts.
                 * @example Asha
                 */
                q?: components["parameters"]["AuditSearch"];
                /**
                 * @description `-time` lists the newest first.
                 * @example -time
                 */
                sort?: components["parameters"]["AuditSort"];
                /**
                 * @description The last day in India.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only this action.
                 * @example edited
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only what actors in this role did.
                 * @example admin
                 */
                actor_role?: components["parameters"]["AuditRoleFilter"];
                /**
                 * @description The kind of the changed records.
                 * @example school
                 */
                entity?: components["parameters"]["AuditEntityFilter"];
                /**
                 * @description The id of the changed record. Needs `entity`.
                 * @example 12
                 */
                entity_id?: components["parameters"]["AuditEntityIdFilter"];
                /**
                 * @description Only changes of this field.
                 * @example fees
                 */
                field?: components["parameters"]["AuditFieldFilter"];
                /**
                 * @description The first day in India.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description Only what this user did, and what was done to their account.
                 * @example 12
                 */
                person_id?: components["parameters"]["AuditPersonFilter"];
                /**
                 * @description Only what people with these words in their name or email did, and what was done to their accounts.
                 * @example Asha
                 */
                q?: components["parameters"]["AuditSearch"];
                /**
                 * @description `-time` lists the newest first.
                 * @example -time
                 */
                sort?: components["parameters"]["AuditSort"];
                /**
                 * @description The last day in India.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in UTF-8, with a header row if there are entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /**
                 * @description `true` lists only featured blogs, `false` only the others.
                 * @example true
                 */
                featured?: boolean;
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only this topic. Default: all topics.
                 * @example admissions
                 */
                topic?: components["schemas"]["BlogTopic"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of blogs, with the number of blogs per topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the page's URL.
                 * @example how-to-read-a-fee-sheet
                 */
                url: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blog, with related blogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Meera Iyer",
                 *       "email": "meera@example.in",
                 *       "topic": "question",
                 *       "message": "Does the list of schools in Mysuru include hostels?"
                 *     }
                 */
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Stored; an acknowledgement will be emailed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeskEnquiries: {
        parameters: {
            query: {
                /**
                 * @description Who the enquiries are assigned to: `me`, `none`, or the id of a user.
                 * @example none
                 */
                assigned?: string;
                /**
                 * @description `overdue`: the reply is overdue, or the day of the next action has passed. `today`: one of
                 *     the two is today.
                 * @example today
                 */
                due?: "overdue" | "today";
                /**
                 * @description The id of the school, store, product or batch. Required for these kinds.
                 * @example 12
                 */
                id?: components["schemas"]["Id"];
                /**
                 * @description What the enquiries are for.
                 * @example school
                 */
                kind: "school" | "store" | "product" | "batch" | "general" | "all_schools" | "all_stores";
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Part of the parent's or child's name, the class or the reference.
                 * @example Ira
                 */
                q?: string;
                /**
                 * @description `newest` or `oldest` first, or `due`: the earliest due time first.
                 * @example newest
                 */
                sort?: "newest" | "oldest" | "due";
                /**
                 * @description Only enquiries in this state.
                 * @example new
                 */
                state?: components["schemas"]["EnquiryState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of enquiries, with the counts of every state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeskEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editDeskEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "state": "visit"
                 *     }
                 */
                "application/json": {
                    /** @description The id of a member who may answer. Null means nobody. */
                    assigned_to?: number | null;
                    /** @description Required with the state `lost`. */
                    lost_why?: components["schemas"]["LostReason"];
                    /**
                     * Format: date
                     * @description The day of the next action. Null for none.
                     */
                    next_action_on?: string | null;
                    /** @description As last read. */
                    revision: number;
                    state?: components["schemas"]["EnquiryState"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimInvalidEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "reason": "not_offered",
                 *       "evidence": "We have no hostel."
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: display-text
                     * @description What supports the claim.
                     */
                    evidence?: string;
                    reason: components["schemas"]["InvalidReason"];
                    /** @description As last read. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeDeskEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": "7d0f1a52-6a0b-4b7a-9a39-2f4f5f0f6f13"
                 *     }
                 */
                "application/json": {
                    /** @description The enquiry that stays. */
                    into: components["schemas"]["EnquiryId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDeskMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDeskMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description For a call. Default: `phone`.
                     * @enum {string}
                     */
                    channel?: "phone" | "whatsapp";
                    /** @enum {string} */
                    kind: "email" | "note" | "call";
                    /** @description Required for a call. */
                    outcome?: components["schemas"]["CallOutcome"];
                    request_key: components["schemas"]["RequestKey"];
                    /**
                     * Format: date-time
                     * @description For an email: sends it then, or when the permitted hours begin after that; at most 30
                     *     days ahead.
                     */
                    send_at?: string;
                    /**
                     * Format: date
                     * @description Sets the day of the next action.
                     */
                    snooze_until?: string;
                    /** @description Required for an email and a note. */
                    text?: components["schemas"]["DeskText"];
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMessageAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDeskEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
                /**
                 * @description The number in the `id` of its timeline entry, such as 12 of `m12`.
                 * @example 12
                 */
                messageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revealDeskContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "field": "phone"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    field: "phone";
                };
            };
        };
        responses: {
            /** @description The phone number, and the parent's texts without masks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDeskRoute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "school",
                 *       "id": 12
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    kind: components["schemas"]["MembersKind"];
                };
            };
        };
        responses: {
            /** @description The new revision and state. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDeskTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Send the bus plan",
                 *       "due_on": "2090-01-01",
                 *       "assigned_to": null,
                 *       "request_key": "5f0c1c52-6a0b-4b7a-9a39-2f4f5f0f6f31"
                 *     }
                 */
                "application/json": {
                    /** @description The id of a member who may answer. Null means nobody. */
                    assigned_to?: number | null;
                    /**
                     * Format: date
                     * @description Today or later.
                     */
                    due_on: string;
                    request_key: components["schemas"]["RequestKey"];
                    text: components["schemas"]["DeskTaskText"];
                };
            };
        };
        responses: {
            /** @description The task. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editDeskTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
                /**
                 * @description A task of the enquiry, or of one that was merged into it.
                 * @example 12
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_done": true
                 *     }
                 */
                "application/json": {
                    assigned_to?: number | null;
                    /**
                     * Format: date
                     * @description Today or later.
                     */
                    due_on?: string;
                    is_done?: boolean;
                    text?: components["schemas"]["DeskTaskText"];
                };
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDeskMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 2
                 *     }
                 */
                "application/json": {
                    /** @description As last read. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDeskVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slot_id": 12,
                 *       "action": "offer"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "offer" | "book";
                    slot_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The new revision and state. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editDeskVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
                /**
                 * @description The id of the visit.
                 * @example 12
                 */
                visitId: components["parameters"]["VisitId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "cancelled"
                 *     }
                 */
                "application/json": {
                    slot_id?: components["schemas"]["Id"];
                    /** @enum {string} */
                    state?: "confirmed" | "done" | "no_show" | "cancelled";
                };
            };
        };
        responses: {
            /** @description The new revision and state of the enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskEnquiryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeDeskEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "assign" | "snooze" | "state" | "email" | "task";
                    /** @description For `assign` and `task`. Null means nobody. */
                    assigned_to?: number | null;
                    /**
                     * Format: date
                     * @description For `task`: today or later.
                     */
                    due_on?: string;
                    ids: components["schemas"]["EnquiryId"][];
                    /** @description Required for the state `lost`. */
                    lost_why?: components["schemas"]["LostReason"];
                    /**
                     * Format: date
                     * @description For `snooze`. Null ends it.
                     */
                    next_action_on?: string | null;
                    preview: boolean;
                    request_key: components["schemas"]["RequestKey"];
                    /** @description For `state`; not `invalid`. */
                    state?: components["schemas"]["EnquiryState"];
                    /** @description For `email`; for `task`, up to 200 characters in one line. */
                    text?: components["schemas"]["DeskText"];
                };
            };
        };
        responses: {
            /** @description What happened to each enquiry, in the order of `ids`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskBulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadDeskEnquiries: {
        parameters: {
            query: {
                /**
                 * @description Who the enquiries are assigned to: `me`, `none`, or the id of a user.
                 * @example none
                 */
                assigned?: string;
                /**
                 * @description As for the list.
                 * @example today
                 */
                due?: "overdue" | "today";
                /**
                 * @description The id of the school, store, product or batch. Required for these kinds.
                 * @example 12
                 */
                id?: components["schemas"]["Id"];
                /**
                 * @description What the enquiries are for.
                 * @example school
                 */
                kind: "school" | "store" | "product" | "batch" | "general" | "all_schools" | "all_stores";
                /**
                 * @description As for the list.
                 * @example Ira
                 */
                q?: string;
                /**
                 * @description As for the list.
                 * @example newest
                 */
                sort?: "newest" | "oldest" | "due";
                /**
                 * @description Only enquiries in this state.
                 * @example new
                 */
                state?: components["schemas"]["EnquiryState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in UTF-8 with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeskTasks: {
        parameters: {
            query: {
                /**
                 * @description The id of the school, store, product or batch. Required for these kinds.
                 * @example 12
                 */
                id?: components["schemas"]["Id"];
                /**
                 * @description What the enquiries are for, as in `listDeskEnquiries`.
                 * @example school
                 */
                kind: components["schemas"]["DeskScopeKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description `mine`: open ones that are assigned to the caller. `today` and `overdue`: open ones of
                 *     anybody by their day. `open`: all open ones. `done`: the latest first.
                 * @example mine
                 */
                show?: "mine" | "today" | "overdue" | "open" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks, with the counts of every choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTasks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeskViews: {
        parameters: {
            query: {
                /**
                 * @description The id of the school, store, product or batch. Required for these kinds.
                 * @example 12
                 */
                id?: components["schemas"]["Id"];
                /**
                 * @description What the enquiries are for, as in `listDeskEnquiries`.
                 * @example school
                 */
                kind: components["schemas"]["DeskScopeKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskView"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDeskView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "school",
                 *       "id": 12,
                 *       "name": "Overdue and mine",
                 *       "query": "due=overdue&assigned=me"
                 *     }
                 */
                "application/json": {
                    id?: components["schemas"]["Id"];
                    kind: components["schemas"]["DeskScopeKind"];
                    name: components["schemas"]["DeskViewName"];
                    query: components["schemas"]["DeskViewQuery"];
                };
            };
        };
        responses: {
            /** @description The view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDeskView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A view of the caller.
                 * @example 12
                 */
                viewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editDeskView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A view of the caller.
                 * @example 12
                 */
                viewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Overdue"
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["DeskViewName"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEnquiries"];
            };
        };
        responses: {
            /** @description The enquiries. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEnquiries"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The enquiries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEnquiries"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGeneralEnquiryForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both respond. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /**
                 * @description Only applications for this job. Without it, those for all jobs of the caller's listings.
                 * @example 7
                 */
                job_id?: components["schemas"]["Id"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words in the name of an applicant, as far as the caller may see it.
                 * @example Raghav
                 */
                q?: string;
                /**
                 * @description `newest`: latest application first. `score`: highest average first. `interview`: earliest
                 *     interview first.
                 * @example newest
                 */
                sort?: "newest" | "oldest" | "score" | "interview";
                /**
                 * @description Only applications in this state.
                 * @example submitted
                 */
                state?: components["schemas"]["SentApplicationState"];
                /**
                 * @description Only decisions that the applicant does not know yet.
                 * @example true
                 */
                untold?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applications"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCvAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["NewInterview"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeToApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Can you come on Tuesday?",
                 *       "request_key": "2d3f0c1e-58a4-4b7e-9a54-0c9f6f0a8b11"
                 *     }
                 */
                "application/json": components["schemas"]["NewApplicationMessage"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "state": "shortlisted",
                 *       "tell": false
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationMove"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addApplicationNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Clear phone call.",
                 *       "request_key": "2d3f0c1e-58a4-4b7e-9a54-0c9f6f0a8b11"
                 *     }
                 */
                "application/json": components["schemas"]["NewApplicationMessage"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editApplicationNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
                /**
                 * @description The id of the note.
                 * @example 12
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Clear phone call."
                 *     }
                 */
                "application/json": {
                    text: components["schemas"]["DeskText"];
                };
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revealApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    scoreApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject_knowledge": 3,
                 *       "explanation": 4,
                 *       "care": 4,
                 *       "teamwork": 3
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationPoints"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplicationBoard: {
        parameters: {
            query?: {
                /**
                 * @description Only applications for this job. Without it, those for all jobs of the caller's listings.
                 * @example 7
                 */
                job_id?: components["schemas"]["Id"];
                /**
                 * @description Words in the name of an applicant, as far as the caller may see it.
                 * @example Raghav
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns of the board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["ApplicationBulk"];
            };
        };
        responses: {
            /** @description What happened to each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationBulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadApplications: {
        parameters: {
            query?: {
                /**
                 * @description Only applications for this job. Without it, those for all jobs of the caller's listings.
                 * @example 7
                 */
                job_id?: components["schemas"]["Id"];
                /**
                 * @description Words in the name of an applicant, as far as the caller may see it.
                 * @example Raghav
                 */
                q?: string;
                /**
                 * @description Only applications in this state.
                 * @example submitted
                 */
                state?: components["schemas"]["SentApplicationState"];
                /**
                 * @description Only decisions that the applicant does not know yet.
                 * @example true
                 */
                untold?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobPosts: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only job posts in this status; `closed` includes filled ones, `review` refused ones.
                 * @example live
                 */
                status?: "draft" | "review" | "live" | "paused" | "closed" | "removed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of job posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPostList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listing_kind": "school",
                 *       "listing_id": 12,
                 *       "request_key": "7f3a1d3e-55b2-4f0d-8a10-3d2f6a1b9c01"
                 *     }
                 */
                "application/json": {
                    listing_id: components["schemas"]["Id"];
                    /** @enum {string} */
                    listing_kind: "school" | "store";
                    request_key: components["schemas"]["RequestKey"];
                };
            };
        };
        responses: {
            /** @description The id of the draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPostCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: components["schemas"]["JobPostFields"];
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The job post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "duplicate" | "relist";
                    request_key: components["schemas"]["RequestKey"];
                };
            };
        };
        responses: {
            /** @description The id of the draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPostCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    closes_on: string;
                    closes_time: components["schemas"]["ClosingTime"];
                    /** Format: display-line */
                    reason: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The job post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job post's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    to: components["schemas"]["JobPostStatus"];
                };
            };
        };
        responses: {
            /** @description The job post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostingListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PostingListing"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSimilarPay: {
        parameters: {
            query: {
                /**
                 * @description The role.
                 * @example senior-secondary
                 */
                role: components["schemas"]["JobRole"];
                /**
                 * @description The state; without it, all of India.
                 * @example Karnataka
                 */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pay; nulls if fewer than five jobs are known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        from: number | null;
                        jobs: number;
                        to: number | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Whether `lat` and `lng` are only roughly known, as a coarse position of the browser is. The
                 *     results then have no distances. Ignored with a place, which knows this itself.
                 * @example true
                 */
                is_approximate?: components["parameters"]["ApproximatePoint"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Monthly pay, in rupees, that the job can reach. Jobs without pay are left out.
                 * @example 40000
                 */
                pay_from?: number;
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the location, in kilometres. Ignored without a location. The response
                 *     states which.
                 * @example 25
                 */
                radius?: number;
                /**
                 * @description Roles; alternatives.
                 * @example [
                 *       "secondary"
                 *     ]
                 */
                roles?: components["schemas"]["JobRole"][];
                /**
                 * @description `relevance`: latest first. `distance`: nearest first; needs a location. `closing`:
                 *     closing soonest first, jobs without a closing date last. `pay`: highest first. Default:
                 *     `distance` with a location, otherwise `relevance`. From an approximate location, `distance`
                 *     is `relevance`.
                 * @example closing
                 */
                sort?: "relevance" | "distance" | "closing" | "pay";
                /**
                 * @description Subjects, spelt as jobs spell them; alternatives.
                 * @example [
                 *       "Mathematics"
                 *     ]
                 */
                subjects?: components["schemas"]["Names"];
                /**
                 * @description Employment types; alternatives.
                 * @example [
                 *       "full-time"
                 *     ]
                 */
                types?: components["schemas"]["JobType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of open jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job and its school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    criteria: components["schemas"]["JobAlertCriteria"];
                    email: components["schemas"]["Email"];
                    every: components["schemas"]["JobAlertFrequency"];
                    website?: string;
                };
            };
        };
        responses: {
            /** @description A confirmation link will be emailed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The alert is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The alert has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The alert continues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countJobPosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPostCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The desk. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    holidays: components["schemas"]["DeskHoliday"][];
                    hours: components["schemas"]["DeskHours"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnquiryForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description The kind of listing.
                 * @example school
                 */
                kind: components["parameters"]["ListingKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "kavita@vidya.example",
                 *       "role": "counsellor"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    role: components["schemas"]["MemberRole"];
                };
            };
        };
        responses: {
            202: components["responses"]["EmailSent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description The id of the invitation.
                 * @example 4
                 */
                invitationId: components["schemas"]["Id"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members and open invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMembers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the member's account.
                 * @example 31
                 */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "counsellor"
                 *     }
                 */
                "application/json": {
                    role: components["schemas"]["ListingRole"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the member's account.
                 * @example 31
                 */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showListingPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phone number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPhoneShown"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReplyTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        templates: components["schemas"]["ReplyTemplate"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReplyTemplateText"];
        responses: {
            201: components["responses"]["ListingCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the template.
                 * @example 12
                 */
                templateId: components["parameters"]["ReplyTemplateId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReplyTemplateText"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the template.
                 * @example 12
                 */
                templateId: components["parameters"]["ReplyTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestEnquirySent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisitSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visit times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slots: components["schemas"]["VisitSlot"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVisitSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day": "2030-01-12",
                 *       "from": "10:00",
                 *       "to": "11:00",
                 *       "seats": 4,
                 *       "weeks": 6
                 *     }
                 */
                "application/json": {
                    /** Format: date */
                    day: string;
                    from: components["schemas"]["TimeOfDay"];
                    /** @description How many families may come. */
                    seats: number;
                    to: components["schemas"]["TimeOfDay"];
                    weeks: number;
                };
            };
        };
        responses: {
            /** @description The visit times were added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        /** @description Holidays on which none was added. */
                        skipped: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeVisitSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description Whether the listing is a school or a store.
                 * @example school
                 */
                kind: components["parameters"]["MembersKind"];
                /**
                 * @description The id of the visit time.
                 * @example 12
                 */
                slotId: components["parameters"]["VisitSlotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    appealDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the moderation case.
                 * @example 20417
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealRequest"];
            };
        };
        responses: {
            /** @description The appeal. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyApplications: {
        parameters: {
            query?: {
                /**
                 * @description Only the application for this job. `total` and `counts` then count it alone.
                 * @example 7
                 */
                job_id?: components["schemas"]["Id"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description `open`: drafts, and applications without an outcome. `ended`: the others.
                 * @example open
                 */
                tab?: "all" | "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplications"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMyDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMyApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "section": "details",
                 *       "complete": true,
                 *       "full_name": "Raghav Subramanian",
                 *       "phone": "9845012345",
                 *       "city": "Bengaluru"
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationDraft"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMyCv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "cv.pdf"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMyCvAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMyApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "change": "withdraw"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    change: "withdraw" | "decline";
                };
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeInMyApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Is there another time?",
                 *       "request_key": "2d3f0c1e-58a4-4b7e-9a54-0c9f6f0a8b11"
                 *     }
                 */
                "application/json": components["schemas"]["NewApplicationMessage"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitMyApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the application.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["ApplicationSubmission"];
            };
        };
        responses: {
            /** @description The submitted application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplicationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setApplicationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["NewApplicationSettings"];
            };
        };
        responses: {
            /** @description The new settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyEnquiries: {
        parameters: {
            query?: {
                /**
                 * @description `open`: still being answered. `ended`: enrolled, closed, not valid or withdrawn.
                 * @example open
                 */
                filter?: "open" | "ended" | "all";
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of enquiries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEnquiryConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    consent: components["schemas"]["NewConsent"];
                    phone?: components["schemas"]["Mobile"];
                };
            };
        };
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeInMyEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_key": "0d8f8d42-6f0b-4a55-8d6b-0e3a4b1f2c77",
                 *       "text": "Is the library open on Saturdays?"
                 *     }
                 */
                "application/json": {
                    request_key: components["schemas"]["RequestKey"];
                    text: components["schemas"]["EnquiryText"];
                };
            };
        };
        responses: {
            /** @description The enquiry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    objectToInvalid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "I am the mother of Anaya and would like to visit."
                 *     }
                 */
                "application/json": {
                    text: components["schemas"]["EnquiryText"];
                };
            };
        };
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agreeToNewOwner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerMyRoute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
                /**
                 * @description The id of the proposal.
                 * @example 12
                 */
                routeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": false
                 *     }
                 */
                "application/json": components["schemas"]["AnswerToRoute"];
            };
        };
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseMyVisit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slot_id": 12
                 *     }
                 */
                "application/json": {
                    slot_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelMyVisit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawFromEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token of a link from an email about the enquiry, `/enquiry?id={id}&token={token}`, for a
                 *     sender without a session.
                 * @example Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY
                 */
                "x-enquiry-token"?: components["parameters"]["EnquiryToken"];
            };
            path: {
                /**
                 * @description The id of the enquiry.
                 * @example 8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f
                 */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "what": "permission"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    what: "permission" | "enquiry";
                };
            };
        };
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEnquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsletters: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The newsletter's slug.
                 * @example what-to-ask-on-a-school-visit
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newsletter, with links to the previous and next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The address is subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.in"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    website?: string;
                };
            };
        };
        responses: {
            /** @description A confirmation link will be emailed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The address is unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    describePoint: {
        parameters: {
            query: {
                /**
                 * @description Degrees north.
                 * @example 12.9784
                 */
                lat: components["schemas"]["IndianLatitude"];
                /**
                 * @description Degrees east.
                 * @example 77.6408
                 */
                long: components["schemas"]["IndianLongitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointDescription"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestPlaces: {
        parameters: {
            query: {
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example indira
                 */
                key: components["schemas"]["SearchKey"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description The maximum number of places.
                 * @example 8
                 */
                limit?: number;
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapPlaces: {
        parameters: {
            query: {
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
                bounds: number[];
                /**
                 * @description Web map zoom; the world is 256 × 2^zoom pixels wide.
                 * @example 13
                 */
                zoom: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names, the most important first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapName"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductInsights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the page's URL.
                 * @example keyboard-for-beginners-318204
                 */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, its batches and its store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                id: components["parameters"]["SchoolId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolClaimRequest"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolClaimReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                id: components["parameters"]["SchoolId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolChange"];
            };
        };
        responses: {
            200: components["responses"]["FieldSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolInsights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the page's URL.
                 * @example vidya-niketan-public-school-482913
                 */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school, with similar schools nearby. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["School"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSchoolFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Vidya Niketan Public School",
                 *       "category": "Languages",
                 *       "value": "Sign language"
                 *     }
                 */
                "application/json": components["schemas"]["NewFilterRequest"];
            };
        };
        responses: {
            /** @description Request stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "msg": "Requested"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchools: {
        parameters: {
            query?: {
                /**
                 * @description Age bands of the child, in years; alternatives.
                 * @example [
                 *       "6-11"
                 *     ]
                 */
                ages?: components["parameters"]["Ages"];
                /**
                 * @description Whether to count the values of each filter (`facets`, `ages`, `fees`).
                 * @example true
                 */
                counts?: boolean;
                /**
                 * @description Maximum yearly cost, in rupees. Schools without fees are left out.
                 * @example 150000
                 */
                fee_max?: components["parameters"]["FeeMax"];
                /**
                 * @description Minimum yearly cost, in rupees. Schools without fees are left out.
                 * @example 20000
                 */
                fee_min?: components["parameters"]["FeeMin"];
                /**
                 * @description Ids of filter values, separated by commas.
                 * @example [
                 *       3
                 *     ]
                 */
                filter_ids?: components["parameters"]["FilterIds"];
                /**
                 * @description Whether `lat` and `lng` are only roughly known, as a coarse position of the browser is. The
                 *     results then have no distances. Ignored with a place, which knows this itself.
                 * @example true
                 */
                is_approximate?: components["parameters"]["ApproximatePoint"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the location, in kilometres. Ignored without a location. Default: 25 for a
                 *     town, 5 for anything smaller; the response states which.
                 * @example 5
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description `relevance`: complete and well-known schools first. `distance`: nearest first; needs a
                 *     location. `fees`: lowest first, schools without fees last. `name`: alphabetical.
                 *     Default: `distance` with a location, otherwise `relevance`. From an approximate location,
                 *     `distance` is `relevance`.
                 * @example distance
                 */
                sort?: "relevance" | "distance" | "fees" | "name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of schools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolArea: {
        parameters: {
            query?: {
                /**
                 * @description The slug of a board, such as `cbse`.
                 * @example cbse
                 */
                board?: components["schemas"]["AreaSlug"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The slug of a city, or of a district with the suffix `-district`. Needs `state`.
                 * @example bengaluru
                 */
                place?: components["schemas"]["AreaSlug"];
                /**
                 * @description The slug of a state, such as `tamil-nadu`.
                 * @example karnataka
                 */
                state?: components["schemas"]["AreaSlug"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The area. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolArea"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareSchools: {
        parameters: {
            query: {
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description School slugs, separated by commas.
                 * @example [
                 *       "vidya-niketan-public-school-482913",
                 *       "national-public-school-104233"
                 *     ]
                 */
                slugs: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schools side by side. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["NewSchool"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                        msg: string;
                        /** @description The saved slug. */
                        slug: string;
                        status: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                id: components["parameters"]["SchoolId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school, active or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolEditor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                id: components["parameters"]["SchoolId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and whether parents see it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether parents see the page now. */
                        is_public: boolean;
                        missing: components["schemas"]["MissingToShow"];
                        school: components["schemas"]["School"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSchoolFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            200: components["responses"]["Uploaded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestFilterValues: {
        parameters: {
            query: {
                /**
                 * @description The filter to search.
                 * @example Languages
                 */
                filterObjectName: "Infrastructure" | "Extracurricular Activities" | "Languages";
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example kan
                 */
                key: components["schemas"]["SearchKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching values; those that begin with the key come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterValue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFilters: {
        parameters: {
            query?: {
                /**
                 * @description The section whose filters to list.
                 * @example schools
                 */
                section?: components["schemas"]["Section"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Filter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestEverything: {
        parameters: {
            query: {
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example kendriya vid
                 */
                key: components["schemas"]["SearchKey"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description The maximum number of suggestions.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, best first; empty for a key without letters or digits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapSchools: {
        parameters: {
            query: {
                /**
                 * @description Age bands of the child, in years; alternatives.
                 * @example [
                 *       "6-11"
                 *     ]
                 */
                ages?: components["parameters"]["Ages"];
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
                bounds: number[];
                /**
                 * @description Maximum yearly cost, in rupees. Schools without fees are left out.
                 * @example 150000
                 */
                fee_max?: components["parameters"]["FeeMax"];
                /**
                 * @description Minimum yearly cost, in rupees. Schools without fees are left out.
                 * @example 20000
                 */
                fee_min?: components["parameters"]["FeeMin"];
                /**
                 * @description Ids of filter values, separated by commas.
                 * @example [
                 *       3
                 *     ]
                 */
                filter_ids?: components["parameters"]["FilterIds"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the location, in kilometres. Ignored without a location. Default: 25 for a
                 *     town, 5 for anything smaller; the response states which.
                 * @example 5
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description Web map zoom; the world is 256 × 2^zoom pixels wide.
                 * @example 13
                 */
                zoom: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clusters, those with the most schools first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countSchoolEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolEnquiryCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEverything: {
        parameters: {
            query: {
                /**
                 * @description The kind to page through; `all` returns the first few results of each kind.
                 * @example all
                 */
                kind?: "all" | "schools" | "products" | "jobs" | "stores";
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1. Ignored for `all`.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description A place name in India, a PIN code, or latitude and longitude in degrees separated by a
                 *     comma. Without a match, results are from everywhere, and `near.is_known` is false.
                 * @example Bengaluru
                 */
                place?: string;
                /**
                 * @description The text typed. Surrounding white space is ignored.
                 * @example kendriya vidyalaya pune
                 */
                query: string;
                /**
                 * @description Kilometres around the place; 50 at most if the query asks for a list. Without it, a list
                 *     has the radius usual for the place, and other results near the place only come first.
                 *     Ignored without a place.
                 * @example 10
                 */
                radius?: number;
                /**
                 * @description Whether to search for the words of the query only, whatever they ask for.
                 * @example false
                 */
                words?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results, by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countSearchClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "cbse schools in kochi",
                 *       "rank": 2
                 *     }
                 */
                "application/json": {
                    /** Format: text */
                    query: string;
                    /** @description The place of the result in the list, from 1. */
                    rank?: number;
                };
            };
        };
        responses: {
            /** @description The click will be counted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPopularSearches: {
        parameters: {
            query?: {
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches, the most popular first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopularSearches"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestSearches: {
        parameters: {
            query: {
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example cbse schools in pu
                 */
                key: components["schemas"]["SearchKey"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description The maximum number of suggestions of all kinds together.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions; empty for a key without letters or digits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStoreInsights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestStoreFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Aarohan Music Academy",
                 *       "category": "Subjects",
                 *       "value": "Music theory",
                 *       "section": "tuitions"
                 *     }
                 */
                "application/json": components["schemas"]["NewFilterRequest"];
            };
        };
        responses: {
            /** @description Request stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "msg": "Requested"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The batch's id.
                 * @example 12
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["BatchDetails"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The batch's id.
                 * @example 12
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store and its products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStoreEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store, active or not, with all its products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreEditor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStorePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and whether parents see it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether parents see the page now. */
                        is_public: boolean;
                        missing: components["schemas"]["MissingToShow"];
                        store: components["schemas"]["Store"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadStoreFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            200: components["responses"]["Uploaded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyStoresAndSchools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Schools first, then stores; newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        entity_type: "school" | "store";
                        files: string[];
                        id: components["schemas"]["Id"];
                        name: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Maximum age, in years; at least `age_min`.
                 * @example 12
                 */
                age_max?: number;
                /**
                 * @description Minimum age, in years. Lists products suitable for any age from `age_min` to `age_max`;
                 *     products without an age are left out.
                 * @example 8
                 */
                age_min?: number;
                /**
                 * @description Whether to count the results of each filter (`kinds`, `facets`, `days`, `prices`,
                 *     `price_units`).
                 * @example true
                 */
                counts?: boolean;
                /**
                 * @description Weekdays. Lists products with a batch on at least one of them.
                 * @example [
                 *       "Sat",
                 *       "Sun"
                 *     ]
                 */
                days?: components["schemas"]["Weekday"][];
                /**
                 * @description Ids of filter values, separated by commas. An id that belongs to no product filter
                 *     matches nothing.
                 * @example [
                 *       35
                 *     ]
                 */
                filter_ids?: components["schemas"]["Id"][];
                /**
                 * @description The earliest start date of a batch. With `days`, one batch must match both.
                 * @example 2027-05-01
                 */
                from?: string;
                /**
                 * @description Whether `lat` and `lng` are only roughly known, as a coarse position of the browser is. The
                 *     results then have no distances. Ignored with a place, which knows this itself.
                 * @example true
                 */
                is_approximate?: components["parameters"]["ApproximatePoint"];
                /**
                 * @description Only this kind. Default: all four.
                 * @example tuition
                 */
                kind?: components["schemas"]["ProductKind"];
                /**
                 * @description Latitude of the location, in degrees. Needs `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the location, in degrees. Needs `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description The slug of a place, from `/places/autocomplete`. Takes precedence over `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Maximum price, in thousands of rupees; at least `price_min`.
                 * @example 5
                 */
                price_max?: number;
                /**
                 * @description Minimum price, in thousands of rupees per `price_unit`. Products without a price, and
                 *     those priced in another unit, are left out.
                 * @example 1
                 */
                price_min?: number;
                /**
                 * @description The unit in which `price_min`, `price_max`, `prices` and the order by price compare. By
                 *     itself it leaves no product out. Default: prices of all units are compared.
                 * @example month
                 */
                price_unit?: components["schemas"]["PriceUnit"];
                /**
                 * @description Distance from the location, in kilometres; 0 means the exact place. Ignored without a
                 *     location. Default: 25 for a town, 5 for anything smaller; the response states which.
                 * @example 5
                 */
                radius?: number;
                /**
                 * @description `relevance`: best known first. `distance`: nearest first, products taught online last;
                 *     needs a location. `price`: lowest first, products priced in another unit or without a
                 *     price last. `date`: the batch that starts soonest
                 *     first. `name`: alphabetical. Default: `distance` with a location, otherwise `relevance`.
                 *     From an approximate location, `distance` is `relevance`.
                 * @example price
                 */
                sort?: "relevance" | "distance" | "price" | "date" | "name";
                /**
                 * @description The latest start date of a batch; not before `from`.
                 * @example 2027-05-31
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["BatchDetails"];
            };
        };
        responses: {
            201: components["responses"]["ListingCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            200: components["responses"]["FieldSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                        msg: string;
                        slug: string;
                        status: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, active or not, with all its batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductEditor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and whether parents see it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether parents see the page now. */
                        is_public: boolean;
                        missing: components["schemas"]["MissingToShow"];
                        product: components["schemas"]["Product"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countServiceEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEnquiryCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    /** @description One line of 1 to 160 characters. */
                    brand_name: string;
                    files: components["schemas"]["CaptionedFilesJson"];
                    place?: components["schemas"]["PlaceChoice"];
                    request_key?: components["schemas"]["RequestKey"];
                };
            };
        };
        responses: {
            201: components["responses"]["ListingCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                storeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreChange"];
            };
        };
        responses: {
            200: components["responses"]["FieldSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnBatches: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only batches of this service.
                 * @example 12
                 */
                product_id?: components["schemas"]["Id"];
                /**
                 * @description Part of the name of a batch, a service or a store.
                 * @example chess
                 */
                q?: string;
                /**
                 * @description `seats`: the fewest seats left first. `-` reverses the order.
                 * @example seats
                 */
                sort?: "starts" | "-starts" | "name" | "-name" | "seats" | "-seats";
                /**
                 * @description Only batches of this store.
                 * @example 12
                 */
                store_id?: components["schemas"]["Id"];
                /**
                 * @description Only batches that are running today, that start later, or that have ended.
                 * @example upcoming
                 */
                time?: "running" | "upcoming" | "ended";
            };
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /**
                 * @description The school or store of `kind`.
                 * @example 12
                 */
                id?: components["schemas"]["Id"];
                /**
                 * @description Covers one listing; needs `id`.
                 * @example school
                 */
                kind?: components["schemas"]["MembersKind"];
            };
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondFactorPermission"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeletedListings: {
        parameters: {
            query: {
                /**
                 * @description The kind of listing.
                 * @example school
                 */
                kind: components["schemas"]["ListingKind"];
                /**
                 * @description Only products of this store.
                 * @example 9
                 */
                store_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted listings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedListings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera.iyer@example.in",
                 *       "password": "gulmohar tree 8y"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** @description Required for a different address if the user has a password. */
                    password?: string;
                    proof?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        responses: {
            202: components["responses"]["EmailSent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmMyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addExitedUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Meera",
                 *       "last_name": "Iyer",
                 *       "email": "meera@example.in",
                 *       "phone": "9845012345",
                 *       "exited_page": "/schools"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** Format: page-path */
                    exited_page: string;
                    first_name: components["schemas"]["FirstName"];
                    last_name: components["schemas"]["LastName"];
                    phone: components["schemas"]["Mobile"];
                    website?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProfileFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "portrait.jpg"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        msg: string;
                        status: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KnownEmail"];
        responses: {
            202: components["responses"]["EmailSent"];
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGoogleNonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nonce. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nonce: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLinkToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestLoginLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KnownEmail"];
        responses: {
            202: components["responses"]["EmailSent"];
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ.eyJzdWIiOiIxMDc2OSIsImVtYWlsIjoibWVlcmFAZXhhbXBsZS5pbiJ9.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": {
                    idToken: string;
                };
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSignIn"];
                };
            };
            202: components["responses"]["SecondStepNeeded"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.in",
                 *       "password": "gulmohar tree 8y"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            202: components["responses"]["SecondStepNeeded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSignIn"];
                };
            };
            202: components["responses"]["SecondStepNeeded"];
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The listing and the role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyBlogs: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description The status of the blogs.
                 * @example draft
                 */
                status?: "draft" | "review" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, most recently changed first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyBlogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookmarks: {
        parameters: {
            query?: {
                /**
                 * @description The kind of bookmark.
                 * @example school
                 */
                kind?: components["schemas"]["BookmarkKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The kind of record.
                 * @example school
                 */
                kind: "school" | "product" | "job" | "blog";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Visit on Saturday at 11."
                 *     }
                 */
                "application/json": {
                    /** Format: text */
                    note?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The kind of record.
                 * @example school
                 */
                kind: "school" | "product" | "job" | "blog";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookmarkIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids, by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkIds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application_settings: components["schemas"]["StoredRecord"];
                        /** @description What the caller did with applications to their listings. */
                        application_work: components["schemas"]["StoredRecord"][];
                        /** @description The caller's applications, with their messages and events. CVs are in base64. */
                        applications: components["schemas"]["StoredRecord"][];
                        blogs: components["schemas"]["StoredRecord"][];
                        bookmarks: components["schemas"]["StoredRecord"][];
                        /**
                         * @description By the caller's email, if it is confirmed; the same applies to the properties
                         *     below.
                         */
                        contact_messages: components["schemas"]["StoredRecord"][];
                        /** @description What the caller did with the enquiries of listings. */
                        desk: {
                            claims: components["schemas"]["StoredRecord"][];
                            events: components["schemas"]["StoredRecord"][];
                            exports: components["schemas"]["StoredRecord"][];
                            messages: components["schemas"]["StoredRecord"][];
                            reveals: components["schemas"]["StoredRecord"][];
                            tasks: components["schemas"]["StoredRecord"][];
                            templates: components["schemas"]["StoredRecord"][];
                            views: components["schemas"]["StoredRecord"][];
                            visit_slots: components["schemas"]["StoredRecord"][];
                        };
                        /** @description The caller's changes, from the audit log. */
                        edits: components["schemas"]["StoredRecord"][];
                        /**
                         * @description Enquiries that the caller sent, also from their confirmed email without signing in, with
                         *     their messages, permissions and notices, and who read the contact details.
                         */
                        enquiries: components["schemas"]["StoredRecord"][];
                        exited_users: components["schemas"]["StoredRecord"][];
                        /** Format: date-time */
                        exported_at: string;
                        filter_requests: components["schemas"]["StoredRecord"][];
                        job_alerts: components["schemas"]["StoredRecord"][];
                        links: components["schemas"]["StoredRecord"][];
                        mails: components["schemas"]["StoredRecord"][];
                        /** @description Open invitations that the caller sent. */
                        member_invitations: components["schemas"]["StoredRecord"][];
                        /** @description The schools and stores that the caller works or worked for. */
                        memberships: components["schemas"]["StoredRecord"][];
                        /** @description What the caller told moderators. */
                        moderation: {
                            appeals: components["schemas"]["StoredRecord"][];
                            held_edits: components["schemas"]["StoredRecord"][];
                            reports: components["schemas"]["StoredRecord"][];
                            school_claims: components["schemas"]["StoredRecord"][];
                        };
                        newsletter_subscription: components["schemas"]["StoredRecord"] | null;
                        profile: components["schemas"]["MyProfile"];
                        schools: components["schemas"]["StoredRecord"][];
                        second_factor: components["schemas"]["SecondFactor"];
                        sessions: components["schemas"]["StoredRecord"][];
                        /** @description With their products and batches. */
                        stores: components["schemas"]["StoredRecord"][];
                        uploads: components["schemas"]["StoredRecord"][];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyJobAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts, at most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAlertList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMyJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    criteria: components["schemas"]["JobAlertCriteria"];
                    every: components["schemas"]["JobAlertFrequency"];
                };
            };
        };
        responses: {
            /** @description The alert. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAlert"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMyJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the alert.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description The kind of listing.
                 * @example school
                 */
                kind: components["parameters"]["ListingKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "msg": "Deleted",
                     *       "restorable_until": "2026-12-24T06:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        msg: string;
                        /** Format: date-time */
                        restorable_until: string;
                        status: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the listing.
                 * @example 12
                 */
                id: components["parameters"]["ListingId"];
                /**
                 * @description The kind of listing.
                 * @example school
                 */
                kind: components["parameters"]["ListingKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyModerationNotices: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationNoticeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "gulmohar tree 8y",
                 *       "password": "jamun season 9z"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    password: components["schemas"]["NewPassword"];
                    proof?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    field: "firstname" | "lastname" | "phone" | "profile_image" | "cover_image" | "is_walkthrough_skipped" | "children" | "consents";
                    /**
                     * @description Text for names; digits or null for `phone`; a URL from `uploadProfileFile` or
                     *     null for images; true for `is_walkthrough_skipped`; a list of at most 12 `Child`
                     *     for `children`; `Consents` for `consents`.
                     */
                    value: string | boolean | unknown[] | {
                        [key: string]: unknown;
                    } | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.in",
                 *       "password": "gulmohar tree 8y"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password?: string;
                    proof?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyReports: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, most recently used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["UserDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY",
                 *       "password": "jamun season 9z"
                 *     }
                 */
                "application/json": {
                    password: components["schemas"]["NewPassword"];
                    /** Format: token */
                    token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchoolsAndStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's schools and stores, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolsAndStores"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondFactorPermission"];
        responses: {
            /** @description The secret, which is shown only now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/EdBazaar:meera%40example.in?issuer=EdBazaar&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
                     *     }
                     */
                    "application/json": {
                        /** @description In base 32. */
                        secret: string;
                        /** @description The otpauth: URI for a QR code. */
                        uri: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "164744"
                 *     }
                 */
                "application/json": {
                    /** @description The code that the app shows. */
                    code: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SecondFactorAdded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSecondFactorChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["SecondStepNeeded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    /** Format: token */
                    challenge: string;
                    credential: components["schemas"]["NewPasskey"];
                    /**
                     * Format: display-name
                     * @example My phone
                     */
                    name: string;
                };
            };
        };
        responses: {
            201: components["responses"]["SecondFactorAdded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondFactorPermission"];
        responses: {
            /** @description The options. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        options: components["schemas"]["PasskeyCreationOptions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proof": {
                 *         "challenge": "3mJr7AoUXx2Wqd0zq0p6o8rQ1nYQ2u7vK5cT9bHs4kE",
                 *         "method": "recovery_code",
                 *         "code": "7KQ2-M4XH-9PTW-C3RD"
                 *       }
                 *     }
                 */
                "application/json": {
                    proof: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        responses: {
            201: components["responses"]["SecondFactorAdded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    /** @enum {string} */
                    factor: "authenticator" | "passkey";
                    passkey_id?: components["schemas"]["Id"];
                    proof: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "3mJr7AoUXx2Wqd0zq0p6o8rQ1nYQ2u7vK5cT9bHs4kE",
                 *       "method": "recovery_code",
                 *       "code": "7KQ2-M4XH-9PTW-C3RD"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Meera",
                 *       "lastname": "Iyer",
                 *       "email": "meera@example.in",
                 *       "password": "gulmohar tree 8y",
                 *       "user_type": "edbazaar"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    firstname: components["schemas"]["FirstName"];
                    lastname: components["schemas"]["LastName"];
                    password: components["schemas"]["NewPassword"];
                    /**
                     * @description The user type of everyone who registers here.
                     * @enum {string}
                     */
                    user_type: "edbazaar";
                };
            };
        };
        responses: {
            201: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /**
                 * @description Only this kind. Default: all three.
                 * @example discussion
                 */
                kind?: components["schemas"]["VideoKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the page's URL.
                 * @example how-much-homework-is-enough
                 */
                url: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video with its files and transcript, and related videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": {
                    views: components["schemas"]["ListingView"][];
                };
            };
        };
        responses: {
            /** @description The views are counted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWidgetReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All available versions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetRelease"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestForPartners: {
        parameters: {
            query: {
                /**
                 * @description The text typed so far. Surrounding white space is ignored.
                 * @example kendriya vid
                 */
                key: components["schemas"]["SearchKey"];
                /**
                 * @description The kind to search.
                 * @example schools
                 */
                kind?: "all" | "schools" | "tuitions" | "activities" | "camps" | "workshops";
                /**
                 * @description The language of `detail`. Names are not translated.
                 * @example en
                 */
                lang?: "en" | "hi";
                /**
                 * @description The maximum number of suggestions.
                 * @example 6
                 */
                limit?: number;
                /**
                 * @description A partner key: edb_ followed by 22 letters and digits.
                 * @example edb_4Hq7Lm2Xc9Tz1Kd8Rw5BnP
                 */
                partner?: string;
                /**
                 * @description A place name in India, a PIN code, or latitude and longitude in degrees separated by a
                 *     comma.
                 * @example Bengaluru
                 */
                place?: string;
                /**
                 * @description Kilometres around the place; suggestions outside are left out. Ignored without a place.
                 * @example 10
                 */
                radius?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, best first; empty for a key without letters or digits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            /**
             * @description The partner key is unknown, closed or not registered for this origin. `msg` says what to
             *     do.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 403,
                     *       "code": "origin_not_registered",
                     *       "msg": "https://example.in is not registered for this partner key. Ask EdBazaar to add it."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
