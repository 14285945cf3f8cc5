-- Who registered as a parent is in no class (docs/decisions/0077-a-teacher-confirms-a-parent.md): a teacher of a class gives its students new
-- passwords and joins their accounts, and that must not open the account of a parent. What a parent did in a class stays. Nobody brings them back.
update class_students m
   set removed_at = coalesce(m.removed_at, greatest(m.joined_at, now())), removed_by = null, left_on_own = true
  from users u
 where u.id = m.student_id and u.register_as = 'parent'
   and (m.removed_at is null or m.removed_by is not null);

-- Nor does a teacher read that one of them asks to be let in.
update teacher_invitations i
   set answered_at = greatest(i.created_at, now())
  from users u
 where u.id = i.student_id and u.register_as = 'parent' and i.answered_at is null;

-- A badge of such a class opens nothing more.
delete from student_badges b using users u where u.id = b.student_id and u.register_as = 'parent';
