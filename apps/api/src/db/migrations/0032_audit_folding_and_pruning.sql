ALTER TABLE "audit_entry" ADD COLUMN "is_excerpt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Rows may change in three ways: deleting an account clears the reference to its user; an owner's edit
-- of the last ten minutes takes the value and the revision of the next one; and pruning deletes.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE'
		AND to_jsonb(NEW) - ARRAY['user_id', 'actor_id'] = to_jsonb(OLD) - ARRAY['user_id', 'actor_id']
		AND coalesce(to_jsonb(NEW) -> 'user_id', to_jsonb(NEW) -> 'actor_id') = 'null'::jsonb
	THEN
		RETURN NEW;
	END IF;
	IF TG_TABLE_NAME = 'audit_entry' THEN
		IF TG_OP = 'UPDATE' THEN
			IF OLD.actor_role = 'owner' AND OLD.action = 'edited' AND NOT OLD.is_excerpt
				AND OLD.created_at > now() - interval '10 minutes'
				AND to_jsonb(NEW) - ARRAY['after', 'revision'] = to_jsonb(OLD) - ARRAY['after', 'revision']
			THEN
				RETURN NEW;
			END IF;
		ELSIF current_setting('edbazaar.audit_pruning', true) = 'on' THEN
			IF OLD.actor_role = 'owner' AND (OLD.action = 'edited' OR OLD.entity = 'batch') THEN
				RETURN OLD;
			END IF;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
