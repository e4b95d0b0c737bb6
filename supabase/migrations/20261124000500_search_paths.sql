alter function private.is_set(text[]) set search_path = '';
alter function private.is_cv_name(text) set search_path = '';
